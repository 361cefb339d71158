import { and, eq, isNull } from 'drizzle-orm';
import type { Uid } from '@rostra/contract/live';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/** Returns whether a member may be spotlighted: they may send video and were not removed. */
export const sendsVideo = ({ role, removedAt }: Pick<LiveMember, 'role' | 'removedAt'>): boolean =>
  removedAt === null && (role === 'broadcaster' || role === 'expert');

/** Writes the spotlighted member. @returns the updated live session */
export async function writeSpotlight(
  tx: Transaction,
  live: LiveRow,
  spotlightUid: Uid | null,
): Promise<LiveRow> {
  if (live.spotlightUid === spotlightUid) return live;
  await tx.update(liveSessions).set({ spotlightUid }).where(eq(liveSessions.id, live.id));
  return { ...live, spotlightUid };
}

/**
 * Clears the spotlight of a member after they left the stage (LHST-13).
 *
 * @param members the changed members in their new state
 * @returns the updated live session; the same object if nothing changed
 */
export async function keepSpotlight(
  tx: Transaction,
  live: LiveRow,
  members: readonly LiveMember[],
): Promise<LiveRow> {
  const spotlight = members.find(({ id }) => id === live.spotlightUid);
  return spotlight === undefined || sendsVideo(spotlight) ? live : writeSpotlight(tx, live, null);
}

/** Returns the host's uid; undefined if there is no host. */
export async function hostUidOf(db: Database, liveId: number): Promise<Uid | undefined> {
  const [host] = await db
    .select({ id: liveMembers.id })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.liveId, liveId),
        eq(liveMembers.role, 'broadcaster'),
        isNull(liveMembers.removedAt),
        isNull(liveMembers.accessEndedAt),
      ),
    );
  return host?.id;
}
