import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from './OpenDatabase.ts';

/** The advisory lock of migrations; any number, the same on every instance. */
const MIGRATION_LOCK = 7_241_001;

/**
 * Migrates a PostgreSQL server on one connection that holds an advisory lock: of several instances
 * that start at once, one migrates and the others wait and find nothing to do.
 */
export async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query("set lock_timeout = '60s'");
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
}
