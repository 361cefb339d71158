import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import type { OpenDatabase } from '#platform/database/OpenDatabase.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { publishWithCommit } from '#platform/database/transactionGuard.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { testFanOut } from './fanOutContract.ts';
import { PgFanOut } from './PgFanOut.ts';

let database: TestDatabase;
let open: OpenDatabase;
let instances = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  open = serverDatabase(database.url, 4, () => undefined);
  await open.migrate();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const makeInstance = (): PgFanOut =>
  new PgFanOut({
    url: database.url,
    self: `instance ${(instances += 1)}`,
    report: { lost: () => undefined, regained: () => undefined },
    lateMs: 1,
  });

testFanOut('PostgreSQL', {
  db: () => open.db,
  makeInstance,
  // The number of a transaction that was rolled back after taking it.
  loseMessage: () => open.db.execute(sql`select nextval('fan_out_numbers')`),
  cutConnections: () =>
    open.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'rostra-fan-out' and datname = current_database()`),
});

it('accepts a message whose transaction commits after one with a higher number', async () => {
  const [here, there] = [makeInstance(), makeInstance()];
  await Promise.all([here.start(), there.start()]);
  here.subscribe('changes', { received: () => undefined, missed: () => undefined });
  const heard: string[] = [];
  const arrived = Promise.withResolvers<void>();
  there.subscribe('changes', {
    received: ({ id }) => {
      heard.push(id);
      if (id === 'slow') arrived.resolve();
    },
    missed: () => undefined,
  });
  const [published, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = open.db.transaction(async (tx) => {
    await here.publish(tx, [{ channel: 'changes', id: 'slow' }]);
    published.resolve();
    await committing.promise;
  });
  await published.promise;
  await inTransaction({ db: open.db, fanOut: here }, async (tx) =>
    publishWithCommit(tx, { channel: 'changes', id: 'quick' }),
  );
  committing.resolve();
  await slow;
  await arrived.promise;
  expect(heard).toEqual(['quick', 'slow']);
  await Promise.all([here.close(), there.close()]);
});

it('refuses to start without a reachable server', async () => {
  const away = new PgFanOut({
    url: 'postgres://nobody@127.0.0.1:1/none',
    self: 'away',
    report: { lost: () => undefined, regained: () => undefined },
  });
  await expect(away.start()).rejects.toThrow('cannot be reached');
  await away.close();
});
