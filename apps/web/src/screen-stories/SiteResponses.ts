import type { Data, SiteRouteName } from '@rostra/contract';

/** The server's responses in a story, typed by the contract; calls without one are never made. */
export type SiteResponses = { readonly [Name in SiteRouteName]?: Data<Name> };
