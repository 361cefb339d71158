import type { Data, SiteRouteName } from '@rostra/contract';

/** What the server answers in a story, typed by the contract; a call that is not here is not reached. */
export type SiteAnswers = { readonly [Name in SiteRouteName]?: Data<Name> };
