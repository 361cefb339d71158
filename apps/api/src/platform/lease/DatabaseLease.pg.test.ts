import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import type { OpenDatabase } from '#platform/database/OpenDatabase.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import type { TestDatabase } from '../../testing/createTestDatabase.ts';
import { DatabaseLease, LEASE_MS } from './DatabaseLease.ts';

let database: TestDatabase;
let open: OpenDatabase;
/** Changes reported to each instance, in order. */
let heard: string[];
let ms: number;

beforeAll(async () => {
  database = await createTestDatabase();
  open = serverDatabase(database.url, 4, () => undefined);
  await open.migrate();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  heard = [];
  ms = 0;
  await open.db.execute(sql`delete from leases`);
});

const instance = (holder: string, db = open.db): DatabaseLease =>
  new DatabaseLease({
    db,
    name: 'work',
    holder,
    monotonicMs: () => ms,
    taken: () => heard.push(`${holder} takes`),
    lost: () => heard.push(`${holder} loses`),
    report: () => heard.push(`${holder} is notified of a fault`),
  });

/** Expires the lease, as if its holder had been silent for too long. */
const expire = () => open.db.execute(sql`update leases set expires_at = now() - interval '1 s'`);

it('gives a lease to one of two instances that request it at once', async () => {
  const [a, b] = [instance('a'), instance('b')];
  await Promise.all([a.look(), b.look(), a.look(), b.look()]);
  await Promise.all([a.look(), b.look()]);
  expect([a.isHeld, b.isHeld].filter(Boolean)).toHaveLength(1);
  expect(heard).toHaveLength(1);
});

it('keeps a renewed lease and hands over an expired one', async () => {
  const [a, b] = [instance('a'), instance('b')];
  await a.look();
  await b.look();
  expect([a.isHeld, b.isHeld]).toEqual([true, false]);
  await expire();
  await b.look();
  expect(b.isHeld).toBe(true);
  await a.look();
  expect([a.isHeld, b.isHeld]).toEqual([false, true]);
  expect(heard).toEqual(['a takes', 'b takes', 'a loses']);
  // It has ended for good: its process is shutting down.
  await expire();
  await a.look();
  expect(a.isHeld).toBe(false);
});

it('counts the lease as lost after renewals have failed for its length', async () => {
  const a = instance('a');
  await a.look();
  ms = LEASE_MS - 1;
  expect(a.isHeld).toBe(true);
  ms = LEASE_MS;
  expect(a.isHeld).toBe(false);
  // The database is back and nobody took the lease: the same holder continues, without a second
  // start.
  await a.look();
  expect(a.isHeld).toBe(true);
  expect(heard).toEqual(['a takes']);
});

it('reports an unavailable database and keeps trying', async () => {
  const away = serverDatabase('postgres://nobody@127.0.0.1:1/none', 1, () => undefined);
  const a = instance('a', away.db);
  await a.look();
  expect(a.isHeld).toBe(false);
  expect(heard).toEqual(['a is notified of a fault']);
  await away.close();
});

it('frees the lease at once on release', async () => {
  const [a, b] = [instance('a'), instance('b')];
  await a.start();
  await b.look();
  await a.release();
  expect(a.isHeld).toBe(false);
  await b.look();
  expect(b.isHeld).toBe(true);
  // A standby that ends releases nothing of the holder's.
  await instance('c').release();
  await b.look();
  expect(b.isHeld).toBe(true);
  await b.release();
});
