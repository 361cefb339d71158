import { PGlite } from '@electric-sql/pglite';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { MIN_FREE_BYTES } from '#platform/disk/freeBytes.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import { MemoryFanOut } from '#platform/fanOut/MemoryFanOut.ts';
import { makeTestFolder } from '#testing/testFolder.ts';
import { rows } from './Database.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { inTransaction } from './inTransaction.ts';
import { CLUSTER_FOLDER, openPglite } from './openPglite.ts';
import { refuseWritesWhenFull } from './refuseWritesWhenFull.ts';

const errorOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'none',
    (error: unknown) => toAppError(error).error,
  );

it('reads but refuses writes and transactions on a nearly full disk', async () => {
  let free = Infinity;
  let now = 0;
  const folder = makeTestFolder(inject('templateFolder'));
  const client = await PGlite.create(join(folder, CLUSTER_FOLDER));
  refuseWritesWhenFull(client, {
    readFreeBytes: () => Promise.resolve(free),
    now: () => (now += 1000),
  });
  const deps = {
    ...embeddedDatabase({ client, close: () => client.close() }),
    fanOut: new MemoryFanOut(),
  };
  const { db } = deps;
  const insert = sql`insert into notes values ('a note')`;
  await db.execute(sql`create table notes (text text)`);
  await db.execute(insert);

  free = MIN_FREE_BYTES - 1;
  expect(await errorOf(Promise.resolve(db.execute(insert)))).toBe('storageFull');
  expect(await errorOf(inTransaction(deps, (tx) => tx.execute(insert)))).toBe('storageFull');
  expect(await rows(db, sql`select text from notes`)).toEqual([{ text: 'a note' }]);

  free = MIN_FREE_BYTES;
  expect(await errorOf(inTransaction(deps, (tx) => tx.execute(insert)))).toBe('none');
  await client.close();
  rmSync(folder, { recursive: true });
});

it('does not open where less than 64 MB are free', async () => {
  const opening = openPglite(join(tmpdir(), 'rostra-nearly-full'), () =>
    Promise.resolve(MIN_FREE_BYTES - 1),
  );
  await expect(opening).rejects.toThrow('less than 64 MB are free');
});
