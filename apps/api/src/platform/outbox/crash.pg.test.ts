import { spawn } from 'node:child_process';
import { once as nextEvent } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#platform/database/Database.ts';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import type { OpenDatabase } from '#platform/database/OpenDatabase.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';

let database: TestDatabase;
let reader: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  reader = serverDatabase(database.url, 2, () => undefined);
  await reader.migrate();
  await reader.db.execute(sql`create table handled (event_id bigint primary key)`);
});
afterAll(async () => {
  await reader.close();
  await database.drop();
});

const CHANGES = 40;

/** Starts a process that records changes and delivers their events until it is killed or done. */
function startWorker(first: number, until: number) {
  const program = new URL('../../testing/outboxWorker.ts', import.meta.url).pathname;
  return spawn(
    process.execPath,
    ['--conditions=rostra-source', program, database.url, String(first), String(until)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

it('delivers an event after kill -9 and applies its effect in the database once', async () => {
  const doomed = startWorker(1, CHANGES);
  let lines = 0;
  for await (const _line of createInterface({ input: doomed.stdout })) {
    lines += 1;
    // While recording and delivering.
    if (lines === CHANGES / 2) doomed.kill('SIGKILL');
  }
  const [{ recorded }] = (await rows<{ recorded: number }>(
    reader.db,
    sql`select count(*) as recorded from events`,
  )) as [{ recorded: number }];
  expect(recorded).toBeGreaterThan(0);
  // A job running at the kill counts as lost once its time is over; that time is over now.
  await reader.db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );

  const heir = startWorker(recorded + 1, recorded);
  const [code] = (await nextEvent(heir, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await rows(reader.db, sql`select count(*) as reports from handled`)).toEqual([
    { reports: recorded },
  ]);
});
