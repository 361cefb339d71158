import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateServer } from './migrateServer.ts';
import { nameStatements } from './nameStatements.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { guardOuterHandle } from './transactionGuard.ts';

/** Connections of the job queue, besides the pool. */
const JOB_CONNECTIONS = 4;
/** Maximum duration of a statement and of an idle transaction; a longer one is a fault. */
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * Includes the wait for a connection from the pool: users crowding one meeting wait, and none is
 * refused.
 */
const CONNECT_TIMEOUT_MS = 30_000;

/** Reads int8 as PGlite does, so that hand-written SQL returns the same on both drivers. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/**
 * Opens Drizzle and the job queue over a pool of connections to a PostgreSQL server (15 or newer).
 */
export function serverDatabase(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
): OpenDatabase {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    options: '-c timezone=UTC',
    application_name: 'rostra',
  });
  pool.on('error', onIdleError);
  nameStatements(pool);
  guardOuterHandle(pool, ['query', 'connect']);
  return {
    kind: 'server',
    db: drizzle(pool, { casing: 'snake_case' }),
    jobConnection: { connectionString: url, max: JOB_CONNECTIONS, application_name: 'rostra-jobs' },
    migrate: () => migrateServer(url),
    close: () => pool.end(),
  };
}
