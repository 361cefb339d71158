import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateServer } from './migrateServer.ts';
import { nameStatements } from './nameStatements.ts';
import type { OpenDatabase } from './OpenDatabase.ts';
import { guardOuterHandle } from './transactionGuard.ts';

/** Connections that the job queue holds beside the pool. */
const JOB_CONNECTIONS = 4;
/** A statement that runs longer than this is a fault, and so is a transaction that idles. */
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * Includes the wait in line for a connection of the pool: a crowd on one meeting waits, and nobody is
 * refused for it.
 */
const CONNECT_TIMEOUT_MS = 30_000;

/** int8 as PGlite gives it, so that hand-written SQL reads the same on both drivers. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Drizzle and the job queue over a pool of connections to a PostgreSQL server (15 or newer). */
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
