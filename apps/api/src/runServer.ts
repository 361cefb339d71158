import { systemClock } from '#platform/clock/Clock.ts';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import type { EmbeddedDatabase } from '#platform/database/openPglite.ts';
import { serverDatabase } from '#platform/database/serverDatabase.ts';
import { createFanOut } from '#platform/fanOut/createFanOut.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { DatabaseLease } from '#platform/lease/DatabaseLease.ts';
import { ROOMS_LEASE, SOLE_LEASE } from '#platform/lease/Lease.ts';
import { collectContributions } from '#platform/module/Contributions.ts';
import { collectSubscriptions } from '#platform/module/collectSubscriptions.ts';
import { ProcessState } from '#platform/module/ProcessState.ts';
import { platformModule } from '#platform/module/platformModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { keptSecret } from '#platform/operations/keptSecret.ts';
import { demoGreeting } from '#platform/operations/demoGreeting.ts';
import type { Lifecycle } from '#platform/operations/Lifecycle.ts';
import { loadDemoOnce } from '#platform/operations/loadDemoOnce.ts';
import { endOnSignals } from '#platform/operations/shutdown.ts';
import type { Stoppable } from '#platform/operations/shutdown.ts';
import { WEB_DIST, loadPageRenderer } from '#platform/pages/loadPageRenderer.ts';
import { THEMES_REFRESH_MS, ThemeFolder } from '#platform/pages/ThemeFolder.ts';
import { pageSettings } from '#platform/pages/pageSettings.ts';
import { systemIds, systemRandom } from '#platform/random/Random.ts';
import { createComposer } from '#providers/compose/createComposer.ts';
import { createConverter } from '#providers/convert/createConverter.ts';
import { createProviders } from '#providers/createProviders.ts';
import { createLive } from '#providers/live/createLive.ts';
import { createTelephony } from '#providers/telephony/createTelephony.ts';
import { createTranscriber } from '#providers/transcribe/createTranscriber.ts';
import { PRESENCE_TICK_MS } from '@rostra/contract/live';
import { buildApp, createHttpServer } from './app.ts';
import type { Config } from './config.ts';
import { listen } from './platform/operations/listen.ts';
import { modules } from './modules.ts';

/** Ms between two checks for members who have disconnected from live sessions. */
const LIVE_SWEEP_MS = 1000;

/**
 * Returns the log line for an error of the web app. A rejected theme's message explains the reason.
 */
const reportOf = (error: unknown): string =>
  error instanceof Error && error.name === 'ThemeNotUsed'
    ? `THEMES_DIR: ${error.message}`
    : 'page failed';

/**
 * Starts the server of a process: database, migrations, jobs, web app, demo content, HTTP. Resolves
 * when it listens; signals end it from then on.
 */
export async function runServer(
  given: Config,
  opening: Promise<EmbeddedDatabase> | undefined,
): Promise<void> {
  const secretKey = given.secretKey ?? keptSecret(given.database.dataDir, systemRandom);
  const config: Config = { ...given, secretKey };
  const lifecycle: Lifecycle = { state: 'starting' };
  let running: Stoppable | undefined;
  const end = endOnSignals(() => running);

  const app = createHttpServer(config);
  const { log } = app;
  const themes = new ThemeFolder(config.themesDir, (error) =>
    log.error({ err: error }, `THEMES_DIR: ${error instanceof Error ? error.message : 'failed'}`),
  );
  await themes.refresh();
  const web = loadPageRenderer(
    config.webDist ?? WEB_DIST,
    pageSettings(config),
    (error) => log.error({ err: error }, reportOf(error)),
    () => themes.files,
  );
  const url = config.database.url;
  const database =
    opening === undefined
      ? serverDatabase(url ?? '', config.database.poolSize, (error) => log.error({ err: error }))
      : embeddedDatabase(await opening);
  if (database.kind === 'embedded') {
    log.info('The embedded database does not force its writes to disk: not for real money.');
  }
  await database.migrate();

  const all = [platformModule, ...modules];
  const jobs = new PgBossJobs(
    database.jobConnection,
    all.flatMap((module) => [...(module.jobs ?? [])]),
    systemClock,
    log,
  );
  await jobs.start();
  const { inbox, ...providers } = createProviders(config, systemClock);
  const sharedLease =
    database.kind === 'embedded'
      ? undefined
      : new DatabaseLease({
          db: database.db,
          name: ROOMS_LEASE,
          holder: systemIds.uuid(),
          monotonicMs: () => performance.now(),
          taken: () => void holdRooms(),
          lost: () => {
            log.fatal(
              'Another instance has taken over the live rooms: this one ends to start anew.',
            );
            end(1);
          },
          report: (error) => log.error({ err: error }, 'lease of the live rooms'),
        });
  const roomLease = sharedLease ?? SOLE_LEASE;
  const fanOut = createFanOut(config, systemIds.uuid(), log);
  await fanOut.start();
  const live = createLive(config, systemClock, log, roomLease);
  const report = (error: unknown): void => log.error({ err: error }, 'phone');
  const { line } = config.phone;
  const { phones: legs } = live;
  const telephony =
    line && legs ? await createTelephony(line, { legs, random: systemRandom, report }) : undefined;
  const contributed = collectContributions(all);
  const deps: Deps = {
    roomLease,
    live,
    telephony,
    config,
    db: database.db,
    clock: systemClock,
    random: systemRandom,
    ids: systemIds,
    jobs,
    fanOut,
    ...providers,
    converter: createConverter(config, log),
    composer: createComposer(config),
    transcriber: createTranscriber(config, systemClock),
    log,
    contributed,
    subscriptions: collectSubscriptions(all, contributed),
    processState: new ProcessState(),
  };
  const holdRooms = async (): Promise<void> => {
    try {
      await jobs.workRooms(deps);
      if (sharedLease) log.info('this instance holds the live rooms');
    } catch (error) {
      log.fatal({ err: error }, 'live rooms');
      end(1);
    }
  };
  running = {
    app,
    lifecycle,
    closeSockets: [async () => live.closeSockets()],
    stopJobs: () => jobs.stop(),
    // Phones hang up before the media process stops.
    stopChildren: [async () => telephony?.stop(), () => live.stopSfu()],
    closeDatabase: async () => {
      await Promise.all([fanOut.close(), sharedLease?.release()]).finally(database.close);
    },
    log,
  };
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    end(1);
  });
  await buildApp(app, deps, all, { lifecycle, inbox, web: await web });
  if (config.mode === 'demo' && (await loadDemoOnce(deps, all))) log.info('demo content written');
  live.serve(app.server);
  setInterval(() => void themes.refresh(), THEMES_REFRESH_MS).unref();
  setInterval(() => live.sweep(), LIVE_SWEEP_MS).unref();
  setInterval(() => live.tick(), PRESENCE_TICK_MS).unref();
  await listen(app, config);
  await jobs.work(deps);
  await (sharedLease?.start() ?? holdRooms());
  lifecycle.state = 'ready';
  log.info({ port: config.port, mode: config.mode, database: database.kind }, 'ready');
  if (config.mode === 'demo') process.stdout.write(demoGreeting(config.publicOrigin, all));
}
