import type { ZodType } from 'zod';
import type { Deps } from '#platform/module/Deps.ts';
import type { JobOptions, QueuedJob } from './JobQueue.ts';

/**
 * A kind of job. Its data are ids only: the handler reads the rows again, and does nothing if the
 * work is no longer due, since it may run more than once.
 */
export interface JobDefinition<Data extends object = object> extends QueuedJob<Data> {
  readonly handle: (data: Data, deps: Deps) => Promise<void>;
}

/** Any kind of job, for lists of them. */
export interface AnyJob extends QueuedJob {
  readonly handle: (data: never, deps: Deps) => Promise<void>;
}

/** Defines a kind of job; list it in the module's `jobs`. */
export function defineJob<Data extends object>(
  name: string,
  schema: ZodType<Data>,
  handle: (data: Data, deps: Deps) => Promise<void>,
  options: JobOptions = {},
): JobDefinition<Data> {
  return { name, schema, handle, options };
}
