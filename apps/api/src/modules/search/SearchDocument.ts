import type { SearchKind } from '@rostra/contract';

/** A text in each script, null where there is none. */
export interface ScriptTexts {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** The searchable data of one item: only what its whole audience may read, paid or not. */
export interface SearchDocument {
  subjectType: 'Article' | 'Event';
  subjectId: number;
  kind: SearchKind;
  /** The ID of the subject in `audiences`. */
  audienceId: number;
  title: ScriptTexts;
  text: ScriptTexts;
  /** Names of authors, organizers and speakers. */
  authors: readonly (string | null)[];
  /** Hidden words by which it is found, such as the name of its industry. */
  topics: readonly string[];
  industryId: number | null;
  marketId: number | null;
  publishedAt: Date;
}
