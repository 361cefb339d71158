import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#platform/database/Database.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { files } from './tables.ts';

/** Removes files without a subject. */
export const removeStored = defineJob(
  'files.removeStored',
  z.object({ keys: z.array(z.string()) }),
  async ({ keys }, deps) => {
    for (const key of keys) {
      // The row is deleted last, so that a retry knows what to remove.
      await deps.files.remove(key);
      await deps.db.delete(files).where(eq(files.key, key));
    }
  },
);

/** Queues the removal of files when the releasing transaction has committed. */
export const removeFiles = (
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  keys: readonly string[],
): Promise<void> => jobs.enqueue(tx, removeStored, { keys: [...keys] });
