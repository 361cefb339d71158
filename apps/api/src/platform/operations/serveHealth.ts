import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#platform/module/Deps.ts';
import type { Lifecycle } from './Lifecycle.ts';

/** How long the database may take to answer before the server calls itself unwell. */
const DATABASE_PATIENCE_MS = 2000;

/** Bytes that have to be free in the data folder: below, a purchase or a message is lost any moment. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Why the server cannot do its work, in the words of `GET /healthz`. */
type Reason = 'starting' | 'stopping' | 'database' | 'disk-full';

/**
 * `GET /healthz`: 200 while the server can do its work; 503 with the reason before that, while it stops,
 * while the database is away, and while the disk is full. It is well again by itself.
 * `GET /healthz/rooms`: 200 on the one instance that holds the live rooms; load balancers send their
 * calls there.
 *
 * @param readFreeBytes of the data folder; Infinity where nobody knows
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
