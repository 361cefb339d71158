import { sql } from 'drizzle-orm';
import { rows } from '#platform/database/Database.ts';
import type { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { runJob } from '#platform/jobs/runJob.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** Above this number of jobs in one run, a job counts as enqueuing itself forever. */
const MAX_JOBS = 1000;

/**
 * Runs the jobs that are due by the injected clock, oldest first, until none is left. It reads
 * pg-boss's table itself, since pg-boss uses the database's own time.
 *
 * @returns the number of jobs run
 */
export async function runDueJobs(deps: Deps, jobs: PgBossJobs): Promise<number> {
  for (let count = 0; count < MAX_JOBS; count += 1) {
    const due = sql`${deps.clock.now().toISOString()}::timestamptz`;
    const [next] = await rows<{ id: string; name: string; data: unknown }>(
      deps.db,
      sql`update pgboss.job set state = 'completed', completed_on = now()
          where id = (select id from pgboss.job
                      where state in ('created', 'retry') and start_after <= ${due}
                      order by start_after, created_on limit 1)
          returning id, name, data`,
    );
    if (next === undefined) return count;
    const job = jobs.definition(next.name);
    if (job !== undefined) await runJob(job, next.data, next.id, deps);
  }
  throw new Error(`More than ${MAX_JOBS} jobs were due at once.`);
}
