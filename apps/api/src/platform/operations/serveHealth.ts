import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { freeBytesOf, MIN_FREE_BYTES } from '#platform/disk/freeBytes.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Lifecycle } from './Lifecycle.ts';

/** Maximum time for the database to answer before the server reports itself as unhealthy. */
const DATABASE_PATIENCE_MS = 2000;

/** After a write that failed for lack of space, ms: with PostgreSQL or S3, no other sign shows it. */
const FULL_FOR_MS = 60_000;

/** Reasons why the server cannot do its work, in the words of `GET /healthz`. */
type Reason = 'starting' | 'stopping' | 'database' | 'disk-full';

/**
 * Serves `GET /healthz`: 200 while the server can do its work; 503 with the reason while it starts
 * or stops, while the database is unavailable, and while a disk is full: of the data folder, of the
 * files' folder, or of a store that refused a write within the last minute. It recovers by itself.
 * `GET /healthz/rooms`: 200 on the one instance that holds the live rooms; load balancers send
 * their calls there.
 *
 * @param readFreeBytes of a folder; Infinity if unknown
 */
export function serveHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'roomLease' | 'clock'>,
  lifecycle: Lifecycle,
  readFreeBytes: (folder: string) => Promise<number> = freeBytesOf,
): void {
  const { dataDir } = deps.config.database;
  const folders = [...new Set([dataDir, deps.config.filesDir])];
  let lastFullAt = -Infinity;
  app.addHook('onError', async (_request, _reply, error) => {
    if (toAppError(error).error === 'storageFull') lastFullAt = deps.clock.elapsedMs();
  });
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, ...free] = await Promise.all([
      answersInTime(deps.db.execute(sql`select 1`)),
      ...folders.map(readFreeBytes),
    ]);
    const hasSpace =
      Math.min(...free) >= MIN_FREE_BYTES && deps.clock.elapsedMs() - lastFullAt >= FULL_FOR_MS;
    const { state } = lifecycle;
    const reasons: Reason[] = [
      ...(state === 'ready' ? [] : [state]),
      ...(database ? [] : ['database' as const]),
      ...(hasSpace ? [] : ['disk-full' as const]),
    ];
    return reply.status(reasons.length === 0 ? 200 : 503).send({ state, database, reasons });
  });
  app.get('/healthz/rooms', { logLevel: 'warn' }, async (_request, reply) => {
    const holds = lifecycle.state === 'ready' && deps.roomLease.isHeld;
    return reply.status(holds ? 200 : 503).send({ state: lifecycle.state, holds });
  });
}

async function answersInTime(query: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, DATABASE_PATIENCE_MS, false);
    timer.unref();
  });
  try {
    return await Promise.race([Promise.resolve(query).then(() => true), patience]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
