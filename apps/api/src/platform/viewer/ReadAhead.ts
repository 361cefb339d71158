import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from './Viewer.ts';

/**
 * Data a call reads for its viewer in the same query that resolves the viewer: a user's request
 * then takes one round trip. It decides no permissions; those are checked once the viewer is known.
 */
export interface ReadAhead<Read> {
  /** Names the statement, one for each form of it; at most 40 characters. */
  name: string;
  /** The column in the query of the session; `userId` is the requester's id. */
  column: (db: Database, userId: SQLWrapper) => SQL<Read>;
  /** The values of its placeholders. */
  parameters: Record<string, unknown>;
  /**
   * Whether the data is what this viewer may see, if it was read for an expected one. Absent: it
   * does not depend on the viewer's rights.
   */
  isFor?: (viewer: Viewer) => boolean;
}

/** The facts available to a call before its viewer is resolved. */
export interface BeforeViewer {
  /** The viewer of the session's last call; the rights may have changed since. */
  expected: Viewer | undefined;
}

/** The request for a {@link ReadAhead}, and its result. */
export interface ReadingAhead<Read = unknown> extends ReadAhead<Read> {
  /** Receives the data read; not called for visitors. */
  found: (read: Read) => void;
}
