import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';

/**
 * What a call reads for its reader in the very query that says who asks: a request of a user is then
 * one round trip. It decides nothing: what may leave is decided when the viewer is known.
 */
export interface ReadAhead<Read> {
  /** Names the statement, one for each form of it; at most 40 characters. */
  name: string;
  /** The column of the query of the session; `userId` is who asks. */
  column: (db: Database, userId: SQLWrapper) => SQL<Read>;
  /** The values of its places. */
  parameters: Record<string, unknown>;
}

/** The wish for a {@link ReadAhead}, and what came of it. */
export interface ReadingAhead<Read = unknown> extends ReadAhead<Read> {
  /** Told what was read; not called for visitors. */
  found: (read: Read) => void;
}
