// A process for the crash test of the outbox: records changes, prints a line for each, delivers
// their events with real workers, and ends when every event has been delivered.
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '#platform/clock/Clock.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { rows } from '#platform/database/Database.ts';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import { MemoryFanOut } from '#platform/fanOut/MemoryFanOut.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { collectContributions } from '#platform/module/Contributions.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { deliverEvent } from '#platform/outbox/deliverEvent.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { systemIds, systemRandom } from '#platform/random/Random.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import { createComposer } from '#providers/compose/createComposer.ts';
import { createConverter } from '#providers/convert/createConverter.ts';
import { folderFiles } from '#providers/files/folderFiles.ts';
import { createLive } from '#providers/live/createLive.ts';
import { Inbox } from '#providers/mail/Inbox.ts';
import { createHttpServer } from '../app.ts';
import { readConfig } from '../config.ts';

const [url = '', first = '', until = ''] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL: url, ROSTRA_MODE: 'demo', LOG_LEVEL: 'silent' });
const { log } = createHttpServer(config);
const database = serverDatabase(url, 4, () => undefined);
const jobs = new PgBossJobs(database.jobConnection, [deliverEvent], systemClock, log);
await jobs.start();
const inbox = new Inbox(systemClock);
const deps: Deps = {
  config,
  db: database.db,
  clock: systemClock,
  random: systemRandom,
  ids: systemIds,
  jobs,
  fanOut: new MemoryFanOut(),
  converter: createConverter(config, log),
  composer: createComposer(config),
  files: folderFiles('/nowhere'),
  mail: inbox.mail,
  sms: inbox.sms,
  roomLease: SOLE_LEASE,
  live: createLive(config, systemClock, log, SOLE_LEASE),
  log,
  contributed: collectContributions([]),
  processState: new ProcessState(),
  subscriptions: [
    onEvent('probe.changed', 'teller', async (event, tx) => {
      // A second delivery would break the primary key.
      await tx.execute(sql`insert into handled values (${event.id})`);
    }),
  ],
};
await jobs.work(deps);

for (let id = Number(first); id <= Number(until); id += 1) {
  await inTransaction(deps, (tx) =>
    recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'probe.change',
      subject: { type: 'probe', id },
      event: { name: 'probe.changed' },
    }),
  );
  process.stdout.write(`${id}\n`);
}

const unhandled = sql`select count(*) as n from events where id not in (select event_id from handled)`;
while ((await rows<{ n: number }>(database.db, unhandled))[0]?.n !== 0) await pause(50);
await jobs.stop();
await database.close();
