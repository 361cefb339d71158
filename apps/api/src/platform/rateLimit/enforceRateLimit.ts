import { sql } from 'drizzle-orm';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { rateLimits } from './tables.ts';

/** Maximum number of uses of a key in a fixed window. */
export interface RateLimit {
  /** Maximum number of uses in a window. */
  max: number;
  windowSeconds: number;
}

/**
 * Counts one use of a key and refuses it when the window is used up. It is one atomic statement, so
 * that parallel requests on several instances cannot pass together. Call it outside of
 * transactions: a refused attempt must stay counted.
 *
 * @param key the limited action, for example `login:ip:203.0.113.7`
 * @throws AppError `tooFrequent` (429) with the seconds until the window ends
 */
export async function enforceRateLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const factor = deps.config.rateLimitFactor;
  if (factor === 0) return;
  const now = deps.clock.now();
  const nowText = sql`${now.toISOString()}::timestamptz`;
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = sql`${rateLimits.windowEndsAt} <= ${nowText}`;
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ key, windowEndsAt, uses: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        uses: sql`case when ${over} then 1 else ${rateLimits.uses} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.uses <= limit.max * factor) return;
  const wait = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new AppError('tooFrequent', { retryAfterSeconds: wait, params: { seconds: wait } });
}
