import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { phoneUidOf, screenUidOf } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { isInside } from '../members/LiveMember.ts';
import { callMedia } from '../phone/callRights.ts';
import { liveCalls } from '../phone/tables.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow, MemberRow } from '../tables.ts';
import { findVerdict } from './findVerdict.ts';
import { mayDialIn } from './mayDialIn.ts';

/** People whose rights are read at the same time. */
const AT_ONCE = 8;

/** A user in a live session: in the room, on the phone, or both. */
interface Presence {
  readonly userId: number;
  readonly live: LiveRow;
  member?: MemberRow;
}

/** Members and phones that were cut off, until their loss is written or they turn out to stay. */
const cutIn = perProcess(() => new Set<Uid>());

/**
 * Cuts the connections of users without a right, and silences their phones. It only reads the
 * database, so that nobody waits until the losses of others are written.
 */
export async function cutOff(deps: Deps, userIds: readonly number[]): Promise<void> {
  const present = await presencesOf(deps, userIds);
  for (let start = 0; start < present.length; start += AT_ONCE) {
    const together = present.slice(start, start + AT_ONCE);
    // An error comes up again when the loss is written, and is reported then.
    await Promise.allSettled(together.map((presence) => cutIfLost(deps, presence)));
  }
}

/** Lets a user back who was cut off, but has a right again before the loss was written. */
export async function undoCut(deps: Deps, live: LiveRow, userId: number): Promise<void> {
  const cut = cutIn(deps);
  if (cut.size === 0) return;
  const members = await deps.db
    .select({ id: liveMembers.id })
    .from(liveMembers)
    .where(and(eq(liveMembers.liveId, live.id), eq(liveMembers.userId, userId)));
  for (const { id } of members) {
    if (!cut.delete(id)) continue;
    deps.live.unban(id);
    deps.live.unban(screenUidOf(id));
  }
  for (const row of await connectedCalls(deps, live.id, userId)) {
    const uid = phoneUidOf(row.id);
    if (cut.delete(uid)) deps.live.setMediaRights(uid, callMedia(live.state, row));
  }
}

/** Forgets that a member and phones were cut off: their loss is written. */
export function confirmCut(deps: Pick<Deps, 'processState'>, uids: readonly Uid[]): void {
  const cut = cutIn(deps);
  for (const uid of uids) cut.delete(uid);
}

async function presencesOf(
  { db }: Pick<Deps, 'db'>,
  userIds: readonly number[],
): Promise<Presence[]> {
  const isOpen = ne(liveSessions.state, 'stopped');
  const inRooms = await db
    .select({ member: liveMembers, live: liveSessions })
    .from(liveMembers)
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(and(inArray(liveMembers.userId, [...userIds]), isOpen, isInside));
  const onPhones = await db
    .selectDistinct({ userId: liveCalls.userId, live: liveSessions })
    .from(liveCalls)
    .innerJoin(liveSessions, eq(liveSessions.id, liveCalls.liveId))
    .where(
      and(
        inArray(liveCalls.userId, [...userIds]),
        isOpen,
        eq(liveCalls.endsWithRight, true),
        eq(liveCalls.state, 'connected'),
        isNull(liveCalls.removedAt),
      ),
    );
  const found = new Map<string, Presence>();
  for (const { userId, live } of onPhones) {
    if (userId !== null) found.set(`${live.id}:${userId}`, { userId, live });
  }
  for (const { member, live } of inRooms) {
    const { userId } = member;
    found.set(`${live.id}:${userId}`, { userId, live, member });
  }
  return [...found.values()];
}

async function cutIfLost(deps: Deps, { userId, live, member }: Presence): Promise<void> {
  const stays =
    member === undefined
      ? await mayDialIn(deps.db, deps, live, userId)
      : 'basis' in (await findVerdict(deps.db, deps, live, member));
  if (stays) return;
  const cut = cutIn(deps);
  if (member !== undefined) {
    cut.add(member.id);
    deps.live.ban(member.id);
    deps.live.ban(screenUidOf(member.id));
  }
  for (const { id } of await connectedCalls(deps, live.id, userId)) {
    cut.add(phoneUidOf(id));
    deps.live.setMediaRights(phoneUidOf(id), { send: [], receive: false });
  }
}

const connectedCalls = ({ db }: Pick<Deps, 'db'>, liveId: number, userId: number) =>
  db
    .select()
    .from(liveCalls)
    .where(
      and(
        eq(liveCalls.liveId, liveId),
        eq(liveCalls.userId, userId),
        eq(liveCalls.state, 'connected'),
      ),
    );
