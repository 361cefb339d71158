import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { ZodType } from 'zod';

/** How a queue treats its jobs. Absent values are the defaults of `JOB_DEFAULTS`. */
export interface JobOptions {
  /** Tries after the first. */
  retryLimit?: number;
  /** Seconds before the first retry; they double from then on. */
  retryDelaySeconds?: number;
  /** Seconds after which a running job counts as lost and is tried again. */
  expireInSeconds?: number;
  /** Jobs of this queue that one process runs at once. */
  concurrency?: number;
  /** Gets the same data when the last try has failed too, so that nothing waits for ever. */
  givenUp?: AnyJob;
  /** A cron line in UTC: one job each time. Its handler must be idempotent. */
  cron?: string;
}

/**
 * A kind of job. Its data are ids only: the handler reads the rows again, and does nothing when the
 * work is no longer due, for it may run more than once.
 */
export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  readonly schema: ZodType<Data>;
  readonly handle: (data: Data, deps: Deps) => Promise<void>;
  readonly options: JobOptions;
}

/** Any kind of job, for lists of them. */
export interface AnyJob {
  readonly name: string;
  readonly schema: ZodType<object>;
  readonly handle: (data: never, deps: Deps) => Promise<void>;
  readonly options: JobOptions;
}

/** Describes a kind of job; list it in the module's `jobs`. */
export function defineJob<Data extends object>(
  name: string,
  schema: ZodType<Data>,
  handle: (data: Data, deps: Deps) => Promise<void>,
  options: JobOptions = {},
): JobDefinition<Data> {
  return { name, schema, handle, options };
}

export interface EnqueueOptions {
  /**
   * A UUID. The same id is taken once while the job is kept (7 days after it is done), so make it
   * from purpose, entity and due time with `jobId`.
   */
  id?: string;
  /** The instant before which the job does not run; now, when absent. */
  startAfter?: Date;
  /** Runs before the jobs of its queue that wait. */
  isUrgent?: boolean;
}

/** Work that is done after the transaction which asked for it has committed. */
export interface JobQueue {
  /** Sends a job inside the transaction: no commit, no job. A repeated id is ignored. */
  enqueue<Data extends object>(
    tx: Transaction,
    job: JobDefinition<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Removes a job that has not started. One that has, or that is unknown, is left alone. */
  cancel(tx: Transaction, job: AnyJob, id: string): Promise<void>;
}
