import { and, eq, isNull } from 'drizzle-orm';
import type { Uid } from '@rostra/contract/live';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { LiveMember } from './LiveMember.ts';
import { liveMembers, lives } from './tables.ts';
import type { LiveRow } from './tables.ts';

/** Whose picture can stand large: who may send one, and was not removed. */
export const sendsPicture = ({
  role,
  removedAt,
}: Pick<LiveMember, 'role' | 'removedAt'>): boolean =>
  removedAt === null && (role === 'broadcaster' || role === 'expert');

/** Writes whose picture stands large. @returns the live as it is then */
export async function writeHome(
  tx: Transaction,
  live: LiveRow,
  homeUid: Uid | null,
): Promise<LiveRow> {
  if (live.homeUid === homeUid) return live;
  await tx.update(lives).set({ homeUid }).where(eq(lives.id, live.id));
  return { ...live, homeUid };
}

/**
 * Takes the picture off the home screen of who has just left the stage (LHST-13).
 *
 * @param members who was changed, as they are now
 * @returns the live as it is then; the same object where nothing had to be done
 */
export async function keepHome(
  tx: Transaction,
  live: LiveRow,
  members: readonly LiveMember[],
): Promise<LiveRow> {
  const home = members.find(({ id }) => id === live.homeUid);
  return home === undefined || sendsPicture(home) ? live : writeHome(tx, live, null);
}

/** The host's number; undefined where nobody is host. */
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
