import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#platform/module/Deps.ts';
import type { Lifecycle } from './Lifecycle.ts';

/** How long the database may take to answer before the server calls itself unwell. */
const DATABASE_PATIENCE_MS = 2000;

/** `GET /healthz`: 200 while the server can do its work, 503 before that and while it stops. */
export function serveHealth(app: FastifyInstance, deps: Deps, lifecycle: Lifecycle): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const database = await answersInTime(deps.db.execute(sql`select 1`));
    const well = lifecycle.state === 'ready' && database;
    return reply.status(well ? 200 : 503).send({ state: lifecycle.state, database });
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
