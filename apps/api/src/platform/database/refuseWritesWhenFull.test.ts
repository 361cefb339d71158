import { expect, it } from 'vitest';
import { MIN_FREE_BYTES } from '#platform/disk/freeBytes.ts';
import { mayWrite, refuseWritesWhenFull } from './refuseWritesWhenFull.ts';

function makeClient(free: number) {
  const space = { free, measured: 0, now: 0 };
  const calls: unknown[] = [];
  const answer = (first: unknown): Promise<unknown> => {
    calls.push(first);
    return Promise.resolve('answer');
  };
  const client = { query: answer, exec: answer, transaction: answer };
  refuseWritesWhenFull(client, {
    readFreeBytes: () => {
      space.measured += 1;
      return Promise.resolve(space.free);
    },
    now: () => space.now,
  });
  return { client, space, calls };
}

it.each([
  ['select 1', false],
  ['  (select 1) union select 2', false],
  ['with a as (select 1) select * from a', false],
  ['show server_version', false],
  ['with a as (delete from t returning *) select * from a', true],
  ['select * from t for update', true],
  ['select * from t for no key update', true],
  ['select * from t for share', true],
  ['INSERT INTO t VALUES (1)', true],
  ['begin; update t set n = 1; commit', true],
  ['select 1; delete from t', true],
  ['create schema if not exists a', true],
  ['vacuum', true],
])('finds that %j may write: %j', (statement, expected) => {
  expect(mayWrite(statement)).toBe(expected);
});

it('refuses writes and transactions while the disk is nearly full, never reads', async () => {
  const { client, calls } = makeClient(MIN_FREE_BYTES - 1);
  await expect(client.query('select 1')).resolves.toBe('answer');
  await expect(client.query('insert into t')).rejects.toMatchObject({ code: '53100' });
  await expect(client.exec('create table t ()')).rejects.toMatchObject({ code: '53100' });
  await expect(client.transaction(() => undefined)).rejects.toMatchObject({ code: '53100' });
  expect(calls).toEqual(['select 1']);
});

it('writes again as soon as there is space', async () => {
  const { client, space, calls } = makeClient(0);
  await expect(client.query('delete from t')).rejects.toThrow('nearly full');
  space.free = MIN_FREE_BYTES;
  space.now = 500;
  await client.query('delete from t');
  expect(calls).toEqual(['delete from t']);
});

it('measures the space once in half a second', async () => {
  const { client, space } = makeClient(MIN_FREE_BYTES);
  for (const now of [0, 100, 499]) {
    space.now = now;
    await client.query('delete from t');
  }
  expect(space.measured).toBe(1);
  space.now = 500;
  await client.query('delete from t');
  expect(space.measured).toBe(2);
});
