import type { Data, SiteRouteName } from '@rostra/contract';

/** The server's answers in a story, typed by the contract; calls without one are never made. */
export type SiteAnswers = { readonly [Name in SiteRouteName]?: Data<Name> };
