import { and, isNull, lt, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { files } from './tables.ts';

/** Hours after which an unfinished or unused upload is removed. */
const KEPT_HOURS = 24;

/** Removes unfinished uploads, visitors' images that no sign-up used, and drafts of killed servers. */
export const sweepFiles = defineJob(
  'files.sweep',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock.now().getTime() - KEPT_HOURS * 60 * 60_000);
    const unused = or(
      ne(files.state, 'stored'),
      and(isNull(files.uploaderId), isNull(files.subjectType)),
    );
    const rows = await deps.db
      .delete(files)
      .where(and(lt(files.uploadUntil, before), unused))
      .returning({ key: files.key });
    for (const { key } of rows) await deps.files.remove(key);
    await deps.files.removeDrafts(before);
  },
  { cron: '40 18 * * *' },
);
