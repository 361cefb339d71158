import { lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { oneTimeCodes, sessions } from './tables.ts';

/** Days for which ended sessions and codes are kept, to answer questions about them. */
const KEPT_DAYS = 90;

/** Removes sessions and codes that ended long ago; they are no records of user actions. */
export const sweepAccounts = defineJob(
  'accounts.sweep',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
    await deps.db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
    await deps.db
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)));
  },
  { cron: '20 18 * * *' },
);
