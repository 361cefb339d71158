import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectFailure } from './connectFailure.ts';
import { MIGRATIONS_FOLDER } from './OpenDatabase.ts';

/** The advisory lock of migrations; any number, the same on every instance. */
const MIGRATION_LOCK = 7_241_001;
/** Ms without an answer after which a server counts as unreachable. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Migrates a PostgreSQL server on one connection that holds an advisory lock. If several instances
 * start at once, one migrates; the others wait and find nothing to do.
 *
 * @throws StartError when the server is unreachable or refuses the login
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
