import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { ConstructorOptions, Db, DrizzleTransactionLike } from 'pg-boss';
import type { Clock } from '#platform/clock/Clock.ts';
import { afterCommit } from '#platform/database/transactionGuard.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps, Logger } from '#platform/module/Deps.ts';
import type { AnyJob, EnqueueOptions, JobDefinition, JobQueue } from './JobQueue.ts';
import { runJob } from './runJob.ts';

/** A running job whose process has shown no sign of life for so long is lost, and tried again. */
const HEARTBEAT_SECONDS = 20;
/** How often lost jobs are looked for; with the two above a mail waits less than 90 s after a kill. */
const SUPERVISE_SECONDS = 20;
/** What a queue does where its job says nothing. */
const JOB_DEFAULTS = { retryLimit: 5, retryDelaySeconds: 5, expireInSeconds: 900, concurrency: 1 };
/** The longest pause between two looks; jobs that are due at once wake their worker themselves. */
const POLLING_SECONDS = 2;
/** Ms between two looks for jobs that other instances have asked for; rights end within a second. */
const SHARED_LOOK_MS = 500;
/** Jobs of this module speak to the rooms, so they run where the rooms are. */
const ROOM_JOBS = 'live.';
/** Where one question for all queues wakes the workers, their own looks only make sure. */
const WOKEN_POLLING_SECONDS = 60;
/** The queues with a job that a worker would fetch now, by pg-boss's own condition. */
const DUE_QUEUES = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= pgboss.job_now()`;
/** pg-boss fetches a higher priority first; jobs have 0. */
const URGENT = 10;
/** How long running jobs may take to finish at shutdown (stack.md section 8). */
const STOP_TIMEOUT_MS = 1500;

/** The transaction as pg-boss takes it. Both drivers answer `execute` with rows. */
const within = (tx: Transaction): Db => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);

/** The job queue over pg-boss, on either driver. */
export class PgBossJobs implements JobQueue {
  readonly #boss: PgBoss;
  readonly #clock: Clock;
  readonly #jobs: ReadonlyMap<string, AnyJob>;
  readonly #workers = new Map<string, string>();
  readonly #log: Logger;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** The look that runs now: a slow database gets no second one. */
  #look: Promise<void> | undefined;

  constructor(connection: ConstructorOptions, jobs: readonly AnyJob[], clock: Clock, log: Logger) {
    this.#boss = new PgBoss({
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      ...connection,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
    this.#clock = clock;
    this.#log = log;
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    if (this.#jobs.size !== jobs.length) throw new Error('Two jobs have the same name.');
  }

  /** Makes the queues and fills pg-boss's cache of them, without which a send inside a transaction hangs. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const { name, options } of this.#jobs.values()) {
      const settings = { ...JOB_DEFAULTS, ...options };
      await this.#boss.createQueue(name, {
        retryLimit: settings.retryLimit,
        retryDelay: settings.retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: settings.expireInSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
      });
      await this.#boss.findJobs(name, { id: randomUUID() });
    }
  }

  /** Begins to run jobs, except those that speak to live rooms. */
  async work(deps: Deps): Promise<void> {
    await this.#work(deps, (name) => !name.startsWith(ROOM_JOBS));
    const isShared = deps.config.database.url !== undefined;
    this.#looking = setInterval(
      () => {
        this.#look ??= this.#wakeDue().finally(() => (this.#look = undefined));
      },
      isShared ? SHARED_LOOK_MS : POLLING_SECONDS * 1000,
    );
  }

  /** Begins to run the jobs that speak to live rooms: they are this instance's now. */
  async workRooms(deps: Deps): Promise<void> {
    await this.#work(deps, (name) => name.startsWith(ROOM_JOBS));
  }

  async #work(deps: Deps, isMeant: (name: string) => boolean): Promise<void> {
    for (const job of this.#jobs.values()) {
      if (!isMeant(job.name)) continue;
      const concurrency = job.options.concurrency ?? JOB_DEFAULTS.concurrency;
      const worker = await this.#boss.work<object>(
        job.name,
        {
          // Only one of several workers of a queue is woken.
          pollingIntervalSeconds: concurrency > 1 ? POLLING_SECONDS : WOKEN_POLLING_SECONDS,
          localConcurrency: concurrency,
        },
        async (batch) => {
          try {
            for (const { data, id } of batch) await runJob(job, data, id, deps);
          } finally {
            // Looks again at once: a backlog is worked off without the pause between two looks.
            this.#wake(job.name);
          }
        },
      );
      this.#workers.set(job.name, worker);
      if (job.options.cron !== undefined) await this.#boss.schedule(job.name, job.options.cron, {});
      else await this.#boss.unschedule(job.name);
    }
  }

  /** The kind of job of a queue's name. */
  definition(name: string): AnyJob | undefined {
    return this.#jobs.get(name);
  }

  async enqueue<Data extends object>(
    tx: Transaction,
    job: JobDefinition<Data>,
    data: NoInfer<Data>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const { name } = job;
    if (this.#jobs.get(name) !== (job as AnyJob)) {
      throw new Error(`The job ${name} is not listed by any module.`);
    }
    const now = this.#clock.now();
    const startAfter = options.startAfter ?? now;
    await this.#boss.send(name, job.schema.parse(data), {
      startAfter,
      db: within(tx),
      ...(options.id === undefined ? {} : { id: options.id }),
      ...(options.isUrgent === true ? { priority: URGENT } : {}),
      ...(job.options.givenUp ? { deadLetter: job.options.givenUp.name } : {}),
    });
    if (startAfter <= now) afterCommit(() => this.#wake(name));
  }

  /** One question for all queues: each worker's own every two seconds took half of the server's time. */
  async #wakeDue(): Promise<void> {
    try {
      const { rows } = await this.#boss.getDb().executeSql(DUE_QUEUES);
      for (const { name } of rows as { name: string }[]) this.#wake(name);
    } catch (error) {
      this.#log.error({ err: error }, 'job queue');
    }
  }

  #wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  async cancel(tx: Transaction, job: AnyJob, id: string): Promise<void> {
    await this.#boss.cancel(job.name, id, { db: within(tx) });
  }

  /** Waits a little for running jobs, then stops; what was cut runs again after its expiry. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    await this.#look;
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }
}
