import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './Database.ts';

/** A database ready for queries, on either driver. */
export interface OpenDatabase {
  kind: 'embedded' | 'server';
  db: Database;
  /** The job queue's connection to the same database. */
  jobConnection: ConstructorOptions;
  /** Migrates the tables. Safe with several instances at once. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

/** The folder of the generated migrations. */
export const MIGRATIONS_FOLDER = new URL('../../../migrations', import.meta.url).pathname;
