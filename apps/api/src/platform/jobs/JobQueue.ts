import type { Transaction } from '#platform/database/Database.ts';
import type { ZodType } from 'zod';

/** Settings of a queue for its jobs. Absent values are the defaults of `JOB_DEFAULTS`. */
export interface JobOptions {
  /** Retries after the first attempt. */
  retryLimit?: number;
  /** Seconds before the first retry; they double from then on. */
  retryDelaySeconds?: number;
  /** Seconds after which a running job counts as lost and is retried. */
  expireInSeconds?: number;
  /** Number of jobs of this queue that one process runs at once. */
  concurrency?: number;
  /** Receives the same data when the last retry has failed, so that nothing waits forever. */
  givenUp?: { readonly name: string };
  /** A cron line in UTC: one job each time. Its handler must be idempotent. */
  cron?: string;
}

/** A kind of job as the queue knows it; `defineJob` adds the handler. */
export interface QueuedJob<Data extends object = object> {
  readonly name: string;
  readonly schema: ZodType<Data>;
  readonly options: JobOptions;
}

/** When a job runs, and under which ID. */
export interface EnqueueOptions {
  /**
   * A UUID. The same id is accepted once while the job is kept (7 days after it is done), so build
   * it from purpose, entity and due time with `jobId`.
   */
  id?: string;
  /** The instant before which the job does not run; defaults to now. */
  startAfter?: Date;
  /** Runs before the waiting jobs of its queue. */
  isUrgent?: boolean;
}

/** Work to do after the requesting transaction has committed. */
export interface JobQueue {
  /** Sends a job inside the transaction: no commit, no job. A repeated id is ignored. */
  enqueue<Data extends object>(
    tx: Transaction,
    job: QueuedJob<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Removes a job that has not started; a started or unknown one is left alone. */
  cancel(tx: Transaction, job: Pick<QueuedJob, 'name'>, id: string): Promise<void>;
}
