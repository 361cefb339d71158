import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Row, SearchKind } from '@rostra/contract';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { DomainEvent } from '#platform/outbox/DomainEvent.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { ScriptTexts, SearchDocument } from './SearchDocument.ts';

/** The reader of results, and the time of the request. */
export interface SearchReader {
  viewer: Viewer;
  now: Date;
}

/** A found subject. */
export interface SearchHit {
  subjectId: number;
  /** The time of the found passage in its recording, in milliseconds; null for a text. */
  atMs: number | null;
}

/** Facts of a found subject that depend on the reader or change without an event. */
export interface SearchResult {
  /** The path of its page, at the time of the hit for a recording. */
  path: string;
  /** The shown time; absent: that of the publication. */
  time?: Date;
  /** The name of the author or organizer. */
  by: ScriptTexts;
  access: Row<'getSearch'>['access'];
  /** Coins; null where nothing is for sale. */
  currentPrice: number | null;
  isCanceled: boolean;
}

/** An event after which documents of a source differ. */
export interface SearchChange {
  event: string;
  /** Returns the changed subjects; absent: the event's own. */
  subjectsOf?: (event: DomainEvent, tx: Transaction) => Promise<readonly number[]>;
}

/** The contribution of a module to the search: one type of subject. */
export interface SearchSource {
  subjectType: string;
  /** Increases with each change of `documents`, so that the index is rebuilt. */
  version: number;
  /** The kinds of results that its documents have. */
  kinds: readonly SearchKind[];
  /** Returns the documents of these subjects; leaves out those that nobody may find. */
  documents: (db: Database, ids: readonly number[]) => Promise<SearchDocument[]>;
  changes: readonly SearchChange[];
  /** Returns at most `limit` IDs of subjects above `after`, in ascending order. */
  idsAfter: (db: Database, after: number, limit: number) => Promise<number[]>;
  /**
   * Returns the condition under which a reader finds restricted passages of a subject, whose ID is
   * the given SQL. Absent: nobody finds them.
   */
  mayRead?: (reader: SearchReader, subjectId: SQLWrapper) => SQL;
  /** Returns the results of a page of hits by subject ID; leaves out subjects that are gone. */
  results: (
    db: Database,
    hits: readonly SearchHit[],
    reader: SearchReader,
  ) => Promise<Map<number, SearchResult>>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    searchSources: SearchSource;
  }
}
