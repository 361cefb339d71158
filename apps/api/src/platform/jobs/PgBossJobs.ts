import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { ConstructorOptions, Db, DrizzleTransactionLike } from 'pg-boss';
import type { Clock } from '#platform/clock/Clock.ts';
import { afterCommit } from '#platform/database/transactionGuard.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps, Logger } from '#platform/module/Deps.ts';
import type { AnyJob, JobDefinition } from './defineJob.ts';
import type { EnqueueOptions, JobQueue } from './JobQueue.ts';
import { runJob } from './runJob.ts';

/** Seconds without a heartbeat after which a running job counts as lost and is retried. */
const HEARTBEAT_SECONDS = 20;
/**
 * Seconds between checks for lost jobs; with the two above, a mail waits less than 90 s after a
 * kill.
 */
const SUPERVISE_SECONDS = 20;
/** Defaults of a queue whose job sets no values. */
const JOB_DEFAULTS = { retryLimit: 5, retryDelaySeconds: 5, expireInSeconds: 900, concurrency: 1 };
/**
 * Maximum pause between two checks, in seconds; jobs that are due at once wake their worker
 * themselves.
 */
const POLLING_SECONDS = 2;
/** Ms between two checks for jobs from other instances; rights end within a second. */
const SHARED_LOOK_MS = 500;
/** Jobs of this module publish to rooms, so they run on the instance that holds the rooms. */
const ROOM_JOBS = 'live.';
/** If one query for all queues wakes the workers, their own checks are only a safety net. */
const WOKEN_POLLING_SECONDS = 60;
/** The queues with a job that a worker would fetch now, by pg-boss's own condition. */
const DUE_QUEUES = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= pgboss.job_now()`;
/** pg-boss fetches a higher priority first; jobs have 0. */
const URGENT = 10;
/** Maximum time for running jobs to finish at shutdown (stack.md section 8). */
const STOP_TIMEOUT_MS = 1500;

/** Adapts the transaction to pg-boss. Both drivers answer `execute` with rows. */
const within = (tx: Transaction): Db => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);

/** The job queue over pg-boss, on either driver. */
export class PgBossJobs implements JobQueue {
  readonly #boss: PgBoss;
  readonly #clock: Clock;
  readonly #jobs: ReadonlyMap<string, AnyJob>;
  readonly #workers = new Map<string, string>();
  readonly #log: Logger;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** The running check: a slow database gets no second one. */
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

  /**
   * Creates the queues and fills pg-boss's cache of them, without which a send inside a transaction
   * hangs.
   */
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

  /** Starts running jobs, except those that publish to live rooms. */
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

  /** Starts running the jobs that publish to live rooms: this instance now holds them. */
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
            // Checks again at once: a backlog is processed without the pause between two checks.
            this.#wake(job.name);
          }
        },
      );
      this.#workers.set(job.name, worker);
      if (job.options.cron !== undefined) await this.#boss.schedule(job.name, job.options.cron, {});
      else await this.#boss.unschedule(job.name);
    }
  }

  /** Returns the kind of job for a queue's name. */
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

  /**
   * Checks all queues with one query: each worker's own query every two seconds took half of the
   * server's time.
   */
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

  /** Waits briefly for running jobs, then stops; interrupted ones run again after their expiry. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    await this.#look;
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }
}
