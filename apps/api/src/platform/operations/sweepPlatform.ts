import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { idempotencyKeys } from '#platform/http/tables.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { rateLimits } from '#platform/rateLimit/tables.ts';

/** Days for which a stored answer is repeated; a client retries for minutes. */
export const IDEMPOTENCY_DAYS = 30;

const DAY_MS = 86_400_000;

/** The nightly job that deletes old idempotency keys and rate-limit windows that have ended. */
export const sweepPlatform = defineJob(
  'platform.sweep',
  z.object({}),
  async (_data, deps) => {
    const now = deps.clock.now();
    const oldest = new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS);
    await deps.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
    await deps.db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
  },
  { cron: '17 19 * * *' },
);
