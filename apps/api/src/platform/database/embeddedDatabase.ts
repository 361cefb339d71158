import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { EmbeddedDatabase } from './openPglite.ts';
import { MIGRATIONS_FOLDER } from './OpenDatabase.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { guardOuterHandle } from './transactionGuard.ts';

/**
 * Wraps an open PGlite with Drizzle and the job queue; the folder's lock replaces a migration lock.
 */
export function embeddedDatabase(embedded: EmbeddedDatabase): OpenDatabase {
  const { client } = embedded;
  guardOuterHandle(client, ['query', 'exec', 'sql', 'transaction']);
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    kind: 'embedded',
    db,
    jobConnection: { db: fromPglite(client), backend: 'pglite' },
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    close: embedded.close,
  };
}
