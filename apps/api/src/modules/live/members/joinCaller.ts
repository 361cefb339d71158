import { DEFAULT_VOLUME } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { liveCalls } from '../phone/tables.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';
import { freeRole } from './freeRole.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { readEventRole } from './readEventRole.ts';

/**
 * Makes a person a member who never opened the room but has a phone in it, with the role that they
 * would have at the entrance. Rights that the host takes from them are thereby remembered.
 *
 * @returns undefined for people without a phone in this live session
 */
export async function joinCaller(
  tx: Transaction,
  deps: Deps,
  { id: liveId, meetingId }: Pick<LiveRow, 'id' | 'meetingId'>,
  userId: number,
): Promise<LiveMember | undefined> {
  const theirs = and(eq(liveCalls.liveId, liveId), eq(liveCalls.userId, userId));
  if ((await tx.$count(liveCalls, theirs)) === 0) return undefined;
  const [found] = await tx
    .select({ meeting: meetings, event: investorEvents })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(eq(meetings.id, meetingId));
  if (found === undefined) return undefined;
  const viewer = await viewerOfUser({ ...deps, db: tx }, userId, 'en');
  const eventRole = await readEventRole(tx, found.event, found.meeting, viewer);
  const role = await freeRole(tx, liveId, eventRole.eventRole);
  await tx.insert(liveMembers).values({
    liveId,
    userId,
    ...eventRole,
    role,
    mute: role === 'audience' || role === 'staff',
    volume: DEFAULT_VOLUME,
    createdAt: deps.clock.now(),
  });
  return readMember(tx, liveId, userId);
}
