import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import type { OpenDatabase } from '#platform/database/OpenDatabase.ts';
import { openPglite } from '#platform/database/openPglite.ts';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import type { Module } from '#platform/module/defineModule.ts';
import { collectContributions } from '#platform/module/Contributions.ts';
import { collectSubscriptions } from '#platform/module/collectSubscriptions.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { RequestLimits } from '#platform/http/requestLimits.ts';
import { createFanOut } from '#platform/fanOut/createFanOut.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { platformModule } from '#platform/module/platformModule.ts';
import type { Web } from '#platform/pages/loadPageRenderer.ts';
import { systemIds, systemRandom } from '#platform/random/Random.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import type { Lease } from '#platform/lease/Lease.ts';
import { createComposer } from '#providers/compose/createComposer.ts';
import { createConverter } from '#providers/convert/createConverter.ts';
import { folderFiles } from '#providers/files/folderFiles.ts';
import { createLive } from '#providers/live/createLive.ts';
import type { RunningLive } from '#providers/live/LiveProvider.ts';
import { Inbox } from '#providers/mail/Inbox.ts';
import type { TelephonyProvider } from '#providers/telephony/TelephonyProvider.ts';
import { createTranscriber } from '#providers/transcribe/createTranscriber.ts';
import type { FromSfu, ToSfu } from '../sfu/protocol.ts';
import { buildApp, createHttpServer } from '../app.ts';
import { readConfig } from '../config.ts';
import { modules as allModules } from '../modules.ts';
import { asPerson } from './asPerson.ts';
import { runDueJobs } from './runDueJobs.ts';
import { TestCaller } from './TestCaller.ts';
import { makeTestFolder } from './testFolder.ts';

/** Ms between two ticks of the live hubs; shorter than the product's, to keep tests fast. */
const TICK_MS = 10;

/** The instant at which every test starts. */
export const TEST_START = '2026-11-20T02:00:00.000Z';

export interface TestServerOptions {
  /** In place of the product's modules, for tests of the platform. */
  modules?: readonly Module[];
  /** Environment variables over the test's own. */
  env?: Record<string, string>;
  /** Phones, for tests of calls. */
  telephony?: TelephonyProvider;
  /** A built web app, for tests of the pages. */
  web?: Web;
  /** Other patience with slow senders. */
  limits?: RequestLimits;
  /** Whether this instance holds the live rooms; it does when absent. */
  roomLease?: Lease;
  /** An empty database of a PostgreSQL server, for `*.pg.test.ts`; PGlite when absent. */
  databaseUrl?: string;
  /** A data folder of an earlier version, used in place: it is migrated and removed at the end. */
  dataFolder?: string;
}

/** A whole server for one test file: real HTTP, own database, time by hand, nothing sent out. */
export interface TestServer {
  url: string;
  app: FastifyInstance;
  deps: Deps;
  db: Deps['db'];
  clock: SettableClock;
  inbox: Inbox;
  /** The live hubs; time passes for them when they are swept. */
  live: RunningLive;
  /** Messages sent to the media process; none runs. */
  toSfu: ToSfu[];
  /** Sends a message as the media process. */
  fromSfu: (message: FromSfu) => void;
  /** Speaks to the server as a new visitor; each caller has its own cookies. */
  caller(): TestCaller;
  /** Speaks as a person of the demo, logged in; the people are written on the first use. */
  as(person: DemoPersonKey): Promise<TestCaller>;
  /** Runs every job that is due by the test's clock, and those that they enqueue; throws what one throws. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a server on a copy of the template database (PGlite) or on the database given. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder =
    options.dataFolder ??
    makeTestFolder(options.databaseUrl === undefined ? inject('templateFolder') : undefined);
  const clock = new SettableClock(TEST_START);
  const config = readConfig({
    ROSTRA_MODE: 'demo',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_FACTOR: '0',
    VISITOR_CACHE_SECONDS: '0',
    SECRET_KEY: 'a secret of tests only, long enough for all',
    PORT: '0',
    DATA_DIR: folder,
    // The same on every machine, regardless of its installed programs.
    SOFFICE_PATH: join(folder, 'no-soffice'),
    FFMPEG_PATH: join(folder, 'no-ffmpeg'),
    POCKETSPHINX_PATH: join(folder, 'no-pocketsphinx'),
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  });
  const app = createHttpServer(config, options.limits);
  const modules = [platformModule, ...(options.modules ?? allModules)];
  const database = await openTestDatabase(folder, options.databaseUrl);
  if (options.dataFolder !== undefined) await database.migrate();
  const jobs = new PgBossJobs(
    { ...database.jobConnection, supervise: false, schedule: false },
    modules.flatMap((module) => [...(module.jobs ?? [])]),
    clock,
    app.log,
  );
  await jobs.start();
  const inbox = new Inbox(clock);
  const toSfu: ToSfu[] = [];
  let fromSfu: TestServer['fromSfu'] = () => undefined;
  const roomLease = options.roomLease ?? SOLE_LEASE;
  const fanOut = createFanOut(config, systemIds.uuid(), app.log);
  await fanOut.start();
  const live = createLive(config, clock, app.log, roomLease, (listener) => {
    fromSfu = listener.message;
    return {
      ensure: () => undefined,
      send: (message) => {
        toSfu.push(message);
        if (message.type === 'stopRecord') {
          queueMicrotask(() => listener.message({ ...message, type: 'recorded' }));
        }
      },
      stop: async () => undefined,
    };
  });
  const contributed = collectContributions(modules);
  const deps: Deps = {
    roomLease,
    live,
    telephony: options.telephony,
    config,
    db: database.db,
    clock,
    random: systemRandom,
    ids: systemIds,
    jobs,
    fanOut,
    converter: createConverter(config, app.log),
    composer: createComposer(config),
    transcriber: createTranscriber(config, clock),
    files: folderFiles(join(folder, 'files')),
    mail: inbox.mail,
    sms: inbox.sms,
    log: app.log,
    contributed,
    subscriptions: collectSubscriptions(modules, contributed),
    processState: new ProcessState(),
  };
  await buildApp(app, deps, modules, { inbox, web: options.web ?? null });
  live.serve(app.server);
  // A tick publishes pending messages and changes nothing else: tests check the messages, not their
  // time.
  const ticks = setInterval(() => live.tick(), TICK_MS);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    deps,
    db: database.db,
    clock,
    inbox,
    live,
    toSfu,
    fromSfu,
    caller: () => new TestCaller(url),
    as: (person) => asPerson(url, deps, person),
    runJobs: () => runDueJobs(deps, jobs),
    async close() {
      clearInterval(ticks);
      live.closeSockets();
      await app.close();
      await jobs.stop();
      await fanOut.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openTestDatabase(
  folder: string,
  databaseUrl: string | undefined,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const database = serverDatabase(databaseUrl, 10, () => undefined);
    await database.migrate();
    return database;
  }
  return embeddedDatabase(await openPglite(folder));
}
