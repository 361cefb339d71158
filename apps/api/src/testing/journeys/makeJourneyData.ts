// Creates the data folder of the journeys' servers: tables, the demo, and the events requested on
// stdin as JSON. Run with the folder as the only argument; prints the events as written.
import { cpSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { systemClock } from '#platform/clock/Clock.ts';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import { openPglite } from '#platform/database/openPglite.ts';
import { MemoryFanOut } from '#platform/fanOut/MemoryFanOut.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { collectContributions } from '#platform/module/Contributions.ts';
import { collectSubscriptions } from '#platform/module/collectSubscriptions.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { platformModule } from '#platform/module/platformModule.ts';
import { keptSecret } from '#platform/operations/keptSecret.ts';
import { loadDemoOnce } from '#platform/operations/loadDemoOnce.ts';
import { systemIds, systemRandom } from '#platform/random/Random.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import { createComposer } from '#providers/compose/createComposer.ts';
import { createConverter } from '#providers/convert/createConverter.ts';
import { createProviders } from '#providers/createProviders.ts';
import { createLive } from '#providers/live/createLive.ts';
import { createTranscriber } from '#providers/transcribe/createTranscriber.ts';
import { createHttpServer } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { modules } from '../../modules.ts';
import { schemaTemplate } from '../schemaTemplate.ts';
import { journeyEvent } from './JourneyEvent.ts';
import { readNotices } from './readNotices.ts';
import { writeJourneyEvents } from './writeJourneyEvents.ts';

const [, , folder = ''] = process.argv;
const events = journeyEvent.array().parse(JSON.parse(await text(process.stdin)));
cpSync(await schemaTemplate(), folder, { recursive: true });
const secretKey = keptSecret(folder, systemRandom);
const config = readConfig({ ROSTRA_MODE: 'demo', DATA_DIR: folder, SECRET_KEY: secretKey });
const { log } = createHttpServer(config);
const database = embeddedDatabase(await openPglite(folder));
const all = [platformModule, ...modules];
const jobs = new PgBossJobs(
  { ...database.jobConnection, supervise: false, schedule: false },
  all.flatMap((module) => [...(module.jobs ?? [])]),
  systemClock,
  log,
);
await jobs.start();
const { inbox: _, ...providers } = createProviders(config, systemClock);
const contributed = collectContributions(all);
const deps: Deps = {
  config,
  db: database.db,
  clock: systemClock,
  random: systemRandom,
  ids: systemIds,
  jobs,
  fanOut: new MemoryFanOut(),
  ...providers,
  // Nobody is in a room yet: it needs no media process.
  roomLease: SOLE_LEASE,
  live: createLive(config, systemClock, log, SOLE_LEASE, () => ({
    ensure: () => undefined,
    send: () => undefined,
    stop: () => Promise.resolve(),
  })),
  converter: createConverter(config, log),
  composer: createComposer(config),
  transcriber: createTranscriber(config, systemClock),
  log,
  contributed,
  subscriptions: collectSubscriptions(all, contributed),
  processState: new ProcessState(),
};
await loadDemoOnce(deps, all);
await readNotices(deps);
const written = await writeJourneyEvents(deps, events);
await jobs.stop();
await database.close();
process.stdout.write(JSON.stringify(written));
process.exit(0);
