import type { SearchKind } from '@rostra/contract';

/** A text in each script, null where there is none. */
export interface ScriptTexts {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** What search learns of one thing. Only what its whole audience may read, paid or not. */
export interface SearchDocument {
  subjectType: 'Article' | 'Event';
  subjectId: number;
  kind: SearchKind;
  /** The subject's id in `audiences`. */
  audienceId: number;
  title: ScriptTexts;
  text: ScriptTexts;
  /** Names of authors, organizers and speakers. */
  authors: readonly (string | null)[];
  /** Words by which it is found but which it does not show, such as its industry's name. */
  topics: readonly string[];
  industryId: number | null;
  marketId: number | null;
  publishedAt: Date;
}
