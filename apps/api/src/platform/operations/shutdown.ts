import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '#platform/module/Deps.ts';
import type { Lifecycle } from './Lifecycle.ts';

/** Shutdown must end within 5 s; after this time the process is ended even if a step hangs. */
const HARD_EXIT_MS = 4800;
/** Maximum time for requests being answered. */
const REQUESTS_MS = 1200;
const LOOK_EVERY_MS = 20;
/** Ms within which a second signal counts as the same Ctrl+C. */
const SECOND_SIGNAL_AFTER_MS = 1000;

/** The parts that shutdown ends, in its order (stack.md section 8). */
export interface Stoppable {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  /** Closes long-lived sockets; before HTTP, which would cut them without a message. */
  closeSockets: (() => Promise<void>)[];
  stopJobs: () => Promise<void>;
  /** Ends child processes; after the jobs that may use them. */
  stopChildren: (() => Promise<void>)[];
  closeDatabase: () => Promise<void>;
  log: Logger;
}

/** Ends everything in order. Each step runs even if the previous one failed. */
export async function shutdown(parts: Stoppable): Promise<void> {
  parts.lifecycle.state = 'stopping';
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      parts.log.error({ err: error, step: name }, 'shutdown');
    }
  };
  await Promise.all([
    step('sockets', () => Promise.all(parts.closeSockets.map((close) => close()))),
    step('requests', () => finishRequests(parts.app)),
  ]);
  await step('http', () => parts.app.close());
  await step('jobs', parts.stopJobs);
  await step('children', () => Promise.all(parts.stopChildren.map((stop) => stop())));
  await step('database', parts.closeDatabase);
}

/** Accepts no new connection and waits briefly for the requests being answered. */
async function finishRequests(app: FastifyInstance): Promise<void> {
  const { server } = app;
  server.close();
  const until = performance.now() + REQUESTS_MS;
  while (performance.now() < until && (await connections(app)) > 0) {
    server.closeIdleConnections();
    await pause(LOOK_EVERY_MS);
  }
}

/** Connections that are open now. */
const connections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error === null ? count : 0));
  });

/**
 * Ends the process in order on SIGTERM, SIGINT, SIGHUP, and when the parent that started it is gone
 * (its channel closes): no orphan keeps the port or the data folder.
 *
 * @returns a function that ends it for another reason, with an exit code
 */
export function endOnSignals(parts: () => Stoppable | undefined): (code: number) => void {
  let since: number | undefined;
  const end = (code: number): void => {
    if (since !== undefined) {
      if (performance.now() - since > SECOND_SIGNAL_AFTER_MS) process.exit(code || 1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(code), HARD_EXIT_MS).unref();
    const running = parts();
    if (running === undefined) process.exit(code);
    void shutdown(running).then(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  if (process.connected) process.on('disconnect', () => end(0));
  return end;
}
