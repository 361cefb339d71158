import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { AppError } from '#platform/errors/AppError.ts';
import type { FanOut } from '#platform/fanOut/FanOut.ts';

/** Resolution of the event loop's delay, in milliseconds. */
const LOOP_RESOLUTION_MS = 10;

/** Bounds of the answer times, in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves `GET /metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`. Without a
 * configured token the address does not exist.
 */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  fanOut: FanOut,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'rostra_http_request_seconds',
    help: 'Seconds until a request was answered, by method, route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  watchEventLoop(app, registry);
  countMessages(fanOut, registry);

  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${token}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError('notFound');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Returns the event loop's delay since the last reading: every request waits this long on top of
 * its work.
 */
function watchEventLoop(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  const gauge = new Gauge({
    name: 'rostra_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last look, by quantile.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of [50, 99]) {
        gauge.set({ quantile: String(quantile / 100) }, delay.percentile(quantile) / 1e9);
      }
      gauge.set({ quantile: '1' }, delay.max / 1e9);
      delay.reset();
    },
  });
}

/** Counts the messages between instances since the start, and shows whether they arrive. */
function countMessages(fanOut: FanOut, registry: Registry): void {
  const counter = new Counter({
    name: 'rostra_fan_out_messages_total',
    help: 'Messages between instances: published here, received from others, times of missed ones.',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      counter.reset();
      for (const [what, count] of Object.entries(fanOut.counts)) counter.inc({ what }, count);
    },
  });
  const gauge = new Gauge({
    name: 'rostra_fan_out_listening',
    help: 'Whether messages of other instances arrive at this moment, 1 or 0.',
    registers: [registry],
    collect() {
      gauge.set(Number(fanOut.isListening));
    },
  });
}
