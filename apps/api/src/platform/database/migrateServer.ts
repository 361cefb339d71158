import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectFailure } from './connectFailure.ts';
import { MIGRATIONS_FOLDER } from './OpenDatabase.ts';

/** The advisory lock of migrations; any number, the same on every instance. */
const MIGRATION_LOCK = 7_241_001;
/** A server that has not answered within this time is not there, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Migrates a PostgreSQL server on one connection that holds an advisory lock: of several instances
 * that start at once, one migrates and the others wait and find nothing to do.
 *
 * @throws StartError when the server cannot be reached or refuses the log-in
 */
export async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await client.connect();
  } catch (error) {
    throw connectFailure(url, error);
  }
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
