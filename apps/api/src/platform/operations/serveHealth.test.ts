import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '#platform/database/Database.ts';
import { readConfig } from '../../config.ts';
import type { Lifecycle } from './Lifecycle.ts';
import { serveHealth } from './serveHealth.ts';

const MB = 1024 * 1024;

/** A server whose state a test sets. */
function makeServer() {
  const world = { free: 100 * MB, isDatabaseThere: true };
  const lifecycle: Lifecycle = { state: 'ready' };
  const execute = async (): Promise<void> => {
    if (!world.isDatabaseThere) throw new Error('away');
  };
  const app = fastify();
  const db = { execute } as unknown as Database;
  serveHealth(app, { db, config: readConfig({}) }, lifecycle, async () => world.free);
  const look = async () => {
    const answer = await app.inject('/healthz');
    return [answer.statusCode, answer.json<{ reasons: string[] }>().reasons];
  };
  return { world, lifecycle, look };
}

it('answers 503 with the reason while the disk is full, and 200 again when there is room', async () => {
  const { world, look } = makeServer();
  expect(await look()).toEqual([200, []]);
  world.free = 16 * MB - 1;
  expect(await look()).toEqual([503, ['disk-full']]);
  world.free = 16 * MB;
  expect(await look()).toEqual([200, []]);
});

it('names each reason, the end and the database away among them', async () => {
  const { world, lifecycle, look } = makeServer();
  lifecycle.state = 'stopping';
  world.isDatabaseThere = false;
  world.free = 0;
  expect(await look()).toEqual([503, ['stopping', 'database', 'disk-full']]);
});
