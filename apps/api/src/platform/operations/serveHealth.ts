import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#platform/module/Deps.ts';
import type { Lifecycle } from './Lifecycle.ts';

/** Maximum time for the database to answer before the server reports itself as unhealthy. */
const DATABASE_PATIENCE_MS = 2000;

/**
 * Bytes that must be free in the data folder: below, a purchase or a message could be lost at any
 * moment.
 */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Reasons why the server cannot do its work, in the words of `GET /healthz`. */
type Reason = 'starting' | 'stopping' | 'database' | 'disk-full';

/**
 * Serves `GET /healthz`: 200 while the server can do its work; 503 with the reason while it starts
 * or stops, while the database is unavailable, and while the disk is full. It recovers by itself.
 * `GET /healthz/rooms`: 200 on the one instance that holds the live rooms; load balancers send
 * their calls there.
 *
 * @param readFreeBytes of the data folder; Infinity if unknown
 */
export function serveHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'roomLease'>,
  lifecycle: Lifecycle,
  readFreeBytes: (folder: string) => Promise<number> = freeBytesOf,
): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, free] = await Promise.all([
      answersInTime(deps.db.execute(sql`select 1`)),
      readFreeBytes(deps.config.database.dataDir),
    ]);
    const { state } = lifecycle;
    const reasons: Reason[] = [
      ...(state === 'ready' ? [] : [state]),
      ...(database ? [] : ['database' as const]),
      ...(free >= MIN_FREE_BYTES ? [] : ['disk-full' as const]),
    ];
    return reply.status(reasons.length === 0 ? 200 : 503).send({ state, database, reasons });
  });
  app.get('/healthz/rooms', { logLevel: 'warn' }, async (_request, reply) => {
    const holds = lifecycle.state === 'ready' && deps.roomLease.isHeld;
    return reply.status(holds ? 200 : 503).send({ state: lifecycle.state, holds });
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
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
