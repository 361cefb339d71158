// A process for the crash tests of payment. It buys every article on sale, three at a time, and
// prints a line for each acknowledged purchase. After the given number of lines it kills itself
// (SIGKILL) while other payments are running.
// Usage: payUntilKilled.ts embedded|server <data folder or address> <user id> <lines>
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { systemClock } from '#platform/clock/Clock.ts';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { openPglite } from '#platform/database/openPglite.ts';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import { MemoryFanOut } from '#platform/fanOut/MemoryFanOut.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { collectContributions } from '#platform/module/Contributions.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { deliverEvent } from '#platform/outbox/deliverEvent.ts';
import { systemIds, systemRandom } from '#platform/random/Random.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import { createComposer } from '#providers/compose/createComposer.ts';
import { createConverter } from '#providers/convert/createConverter.ts';
import { folderFiles } from '#providers/files/folderFiles.ts';
import { createLive } from '#providers/live/createLive.ts';
import { Inbox } from '#providers/mail/Inbox.ts';
import { articles } from '#modules/articles/tables.ts';
import { createHttpServer } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { modules } from '../../modules.ts';
import { purchase } from './purchase.ts';
import { attemptOf } from './testMoney.ts';

const AT_ONCE = 3;

const [kind = '', target = '', user = '', lines = ''] = process.argv.slice(2);
const userId = Number(user);
const config = readConfig({ ROSTRA_MODE: 'demo', LOG_LEVEL: 'silent' });
const { log } = createHttpServer(config);
const database =
  kind === 'embedded'
    ? embeddedDatabase(await openPglite(target))
    : serverDatabase(target, AT_ONCE + 1, () => undefined);
const jobs = new PgBossJobs(
  { ...database.jobConnection, supervise: false, schedule: false },
  [deliverEvent],
  systemClock,
  log,
);
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
  contributed: collectContributions(modules),
  processState: new ProcessState(),
  subscriptions: [],
};

const waiting = await deps.db
  .select({ id: articles.id })
  .from(articles)
  .where(and(eq(articles.lang, 'en'), isNotNull(articles.publishedAt)))
  .orderBy(asc(articles.id));

let acknowledged = 0;

async function pay(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id } = next;
    const { idempotency } = attemptOf(userId, id);
    const { id: orderId } = await inTransaction(deps, (tx) =>
      withIdempotency(tx, deps, { idempotency }, () =>
        purchase(tx, deps, {
          viewer: { ...visitor('en'), kind: 'user', userId },
          body: { goods_type: 'Article', goods_id: id, paid_with: 'balance' },
          idempotency,
        }),
      ),
    );
    process.stdout.write(`${id} ${orderId}\n`);
    acknowledged += 1;
    if (acknowledged === Number(lines)) process.kill(process.pid, 'SIGKILL');
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, pay));
