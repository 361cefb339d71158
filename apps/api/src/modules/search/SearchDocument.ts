import type { SearchKind } from '@rostra/contract';

/** A text in each script, null where there is none. */
export interface ScriptTexts {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** A further text of a document, found by its own words with those of the title. */
export interface SearchPassage {
  text: ScriptTexts;
  /** Milliseconds from the start of the recording; null for a text. */
  atMs: number | null;
  /** Readers need the right that `mayRead` of the source states. */
  isRestricted: boolean;
}

/** The searchable data of one item: what its whole audience may read, and its passages. */
export interface SearchDocument {
  subjectId: number;
  kind: SearchKind;
  /** The item in `audiences` whose readers find the document, often the subject itself. */
  audience: { type: string; id: number };
  title: ScriptTexts;
  text: ScriptTexts;
  /** Names of authors, organizers and speakers. */
  authors: readonly (string | null)[];
  /** Hidden words by which it is found, such as the name of its industry. */
  topics: readonly string[];
  industryId: number | null;
  marketId: number | null;
  publishedAt: Date;
  /** In their order; absent: none. */
  passages?: readonly SearchPassage[];
}
