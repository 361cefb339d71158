import { and, eq, isNull } from 'drizzle-orm';
import type { MemberRow } from '#modules/live/tables.ts';
import { vipTimeline } from '#modules/vip/index.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/**
 * Returns a person with the VIP that they had when they joined each room, ignoring grants revoked
 * since, by member ID; leaves out rooms that they never joined with a right.
 */
export async function readVipAtJoining(
  db: Database,
  viewer: Viewer,
  members: readonly Pick<MemberRow, 'id' | 'entitledAt'>[],
): Promise<Map<number, Viewer>> {
  const joined = members.flatMap(({ id, entitledAt }) =>
    entitledAt === null ? [] : [{ id, entitledAt }],
  );
  if (joined.length === 0 || viewer.userId === undefined) return new Map();
  const grants = await db
    .select()
    .from(vipGrants)
    .where(and(eq(vipGrants.userId, viewer.userId), isNull(vipGrants.revokedAt)));
  const { vipUntil: _until, vipLevel: _level, ...plain } = viewer;
  return new Map(
    joined.map(({ id, entitledAt }) => {
      const vip = vipTimeline(grants, entitledAt);
      const then =
        vip === undefined ? plain : { ...plain, vipUntil: vip.expiresAt, vipLevel: vip.level };
      return [id, then];
    }),
  );
}
