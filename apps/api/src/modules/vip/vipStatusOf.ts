import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { vipGrants } from './tables.ts';
import { vipTimeline } from './vipTimeline.ts';
import type { VipGrant, VipStatus } from './vipTimeline.ts';

/**
 * Returns the VIP of several users.
 *
 * @returns a status for each user with an active VIP at `now`; leaves out the others
 */
export async function vipStatusOf(
  db: Database,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, VipStatus>> {
  const statuses = new Map<number, VipStatus>();
  if (userIds.length === 0) return statuses;
  const found = await db
    .select()
    .from(vipGrants)
    .where(inArray(vipGrants.userId, [...userIds]))
    .orderBy(vipGrants.grantedAt, vipGrants.id);
  const grants = new Map<number, VipGrant[]>();
  for (const row of found) grants.set(row.userId, [...(grants.get(row.userId) ?? []), row]);
  for (const [userId, rows] of grants) {
    const status = vipTimeline(rows, now);
    if (status !== undefined) statuses.set(userId, status);
  }
  return statuses;
}
