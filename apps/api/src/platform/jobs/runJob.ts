import type { Deps } from '#platform/module/Deps.ts';
import type { AnyJob } from './defineJob.ts';

/** Runs one job with checked data. Rethrows the handler's error, so that the queue retries. */
export async function runJob(job: AnyJob, data: unknown, id: string, deps: Deps): Promise<void> {
  const handle = job.handle as (data: object, deps: Deps) => Promise<void>;
  const started = performance.now();
  const log = deps.log.child({ job: job.name, jobId: id });
  try {
    await handle(job.schema.parse(data ?? {}), { ...deps, log });
    log.debug({ ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    log.error({ err: error }, 'job failed');
    throw error;
  }
}
