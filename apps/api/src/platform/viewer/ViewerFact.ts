import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from './Viewer.ts';

/** A fact that a module knows about a user and that decides their rights: a part of the viewer. */
export interface ViewerFact {
  /** Names the column; unique among the modules. */
  name: string;
  /** A column of the query that reads a user's session; `userId` is that user's ID. */
  column: (db: Database, userId: SQLWrapper) => SQL;
  /** Converts what the column read to fields of the viewer. */
  toViewer: (read: unknown, now: Date) => Partial<Viewer>;
}

/** Defines a fact whose column and conversion agree on the type read. */
export const viewerFact = <Read>(fact: {
  name: string;
  column: (db: Database, userId: SQLWrapper) => SQL<Read>;
  toViewer: (read: Read, now: Date) => Partial<Viewer>;
}): ViewerFact => ({
  ...fact,
  toViewer: (read, now) => fact.toViewer(read as Read, now),
});
