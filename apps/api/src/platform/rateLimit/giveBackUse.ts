import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '#platform/module/Deps.ts';
import { rateLimits } from './tables.ts';

/**
 * Gives back one use of a key that `enforceRateLimit` counted, such as an attempt that turned out to
 * be right. It changes nothing once the window has ended.
 */
export async function giveBackUse(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<void> {
  const isCurrent = gt(rateLimits.windowEndsAt, deps.clock.now());
  await deps.db
    .update(rateLimits)
    .set({ uses: sql`${rateLimits.uses} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.uses, 0), isCurrent));
}
