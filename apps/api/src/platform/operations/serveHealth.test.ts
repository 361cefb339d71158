import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '#platform/database/Database.ts';
import type { Lease } from '#platform/lease/Lease.ts';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { readConfig } from '../../config.ts';
import type { Lifecycle } from './Lifecycle.ts';
import { serveHealth } from './serveHealth.ts';

const MB = 1024 * 1024;

/** Starts a server whose state a test sets. */
function makeServer() {
  const clock = new SettableClock(new Date(0));
  const world = { free: 100 * MB, freeOfFiles: 100 * MB, isDatabaseThere: true, holdsRooms: true };
  const lifecycle: Lifecycle = { state: 'ready' };
  const execute = async (): Promise<void> => {
    if (!world.isDatabaseThere) throw new Error('away');
  };
  const app = fastify();
  const db = { execute } as unknown as Database;
  const roomLease: Lease = {
    get isHeld() {
      return world.holdsRooms;
    },
  };
  const config = readConfig({ FILES_DIR: '/files' });
  app.post('/write', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  serveHealth(app, { db, config, roomLease, clock }, lifecycle, async (folder) =>
    folder === '/files' ? world.freeOfFiles : world.free,
  );
  const look = async () => {
    const answer = await app.inject('/healthz');
    return [answer.statusCode, answer.json<{ reasons: string[] }>().reasons];
  };
  const lookAtRooms = async () => (await app.inject('/healthz/rooms')).statusCode;
  const write = () => app.inject({ method: 'POST', url: '/write' });
  return { world, clock, lifecycle, look, lookAtRooms, write };
}

it('answers 503 with the reason while the disk is full and 200 when there is room', async () => {
  const { world, look } = makeServer();
  expect(await look()).toEqual([200, []]);
  world.free = 64 * MB - 1;
  expect(await look()).toEqual([503, ['disk-full']]);
  world.free = 64 * MB;
  expect(await look()).toEqual([200, []]);
});

it('answers 503 while the disk of the files is full', async () => {
  const { world, look } = makeServer();
  world.freeOfFiles = 64 * MB - 1;
  expect(await look()).toEqual([503, ['disk-full']]);
  world.freeOfFiles = 64 * MB;
  expect(await look()).toEqual([200, []]);
});

it('answers 503 for a minute after a database elsewhere had no space for a write', async () => {
  const { clock, look, write } = makeServer();
  await write();
  clock.advance(59_999);
  expect(await look()).toEqual([503, ['disk-full']]);
  clock.advance(1);
  expect(await look()).toEqual([200, []]);
});

it('names each reason, including shutdown and an unavailable database', async () => {
  const { world, lifecycle, look } = makeServer();
  lifecycle.state = 'stopping';
  world.isDatabaseThere = false;
  world.free = 0;
  expect(await look()).toEqual([503, ['stopping', 'database', 'disk-full']]);
});

it('answers for the rooms with 200 on the one instance that holds them', async () => {
  const { world, lifecycle, lookAtRooms } = makeServer();
  expect(await lookAtRooms()).toBe(200);
  world.holdsRooms = false;
  expect(await lookAtRooms()).toBe(503);
  world.holdsRooms = true;
  lifecycle.state = 'stopping';
  expect(await lookAtRooms()).toBe(503);
});
