import { and, eq, isNull } from 'drizzle-orm';
import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { LiveSessionOptions } from '@rostra/contract/live';
import { mayReadEvent, readMeetings } from '#modules/events/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { readAccess } from '../access/readAccess.ts';
import { readmitMember } from '../access/readmitMember.ts';
import type { Readmission } from '../access/readmitMember.ts';
import { followEventRole, hasOtherEventRole } from '../members/followEventRole.ts';
import { freeRole } from '../members/freeRole.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { requireEntry } from './requireEntry.ts';
import { requirePassword } from './requirePassword.ts';
import { readEventRole } from '../members/readEventRole.ts';
import type { MemberEventRole } from '../members/readEventRole.ts';
import { sessionOf } from './sessionOf.ts';
import { setVoiceChange } from '../members/setVoiceChange.ts';
import { requestContextOf, readLive } from '../members/memberContext.ts';
import { liveMembers } from '../tables.ts';

/** Join attempts of one user; reloads are frequent. */
const ENTRIES = { max: 30, windowSeconds: 60 };

/**
 * Lets a user join a live session and returns everything they need there (LCON-57, LCON-60).
 *
 * @throws AppError the reason why they may not join
 */
export async function enterLive(
  deps: Deps,
  rooms: LiveRooms,
  viewer: Viewer,
  request: { liveId: number; meetingId: number; password: string | undefined },
): Promise<LiveSessionOptions> {
  const userId = requireUser(viewer);
  const { liveId, meetingId, password } = request;
  await enforceRateLimit(deps, `live:enter:${userId}`, ENTRIES);
  const now = deps.clock.now();
  const live = await readLive(deps.db, liveId);
  if (live.meetingId !== meetingId) throw new AppError('liveNotFound');
  const [[facts], [event], member] = await Promise.all([
    readMeetings(deps.db, eq(meetings.id, meetingId), { viewer, now }),
    deps.db
      .select({ event: investorEvents })
      .from(investorEvents)
      .innerJoin(meetings, eq(meetings.eventId, investorEvents.id))
      .where(and(eq(meetings.id, meetingId), isNull(investorEvents.withdrawnAt))),
    readMember(deps.db, liveId, userId),
  ]);
  if (facts === undefined || event === undefined) throw new AppError('liveNotFound');
  // A payment counts at once, even if the room still records a trial.
  const asPayer = member && { ...member, isTrial: false, trialEndedAt: null };
  const [eventRole, isVisible, answer] = await Promise.all([
    readEventRole(deps.db, event.event, facts.meeting, viewer),
    mayReadEvent(deps, viewer, event.event.id),
    readAccess(deps.db, { meetingId, viewer, member: asPayer, now }),
  ]);
  if (answer === undefined) throw new AppError('liveNotFound');
  const { access } = answer;
  const entryRequest = { live, facts, viewer, eventRole, isVisible, access, member, password, now };
  requireEntry(entryRequest);
  await requirePassword(deps, entryRequest);
  const basis = 'basis' in access ? access.basis : 'trial';
  const entry = { basis, sessionId: viewer.sessionId ?? null };
  if (member === undefined)
    await admitNewcomer(deps, rooms, { liveId, userId, eventRole, ...entry });
  else {
    if (hasOtherEventRole(member, eventRole)) await followEventRole(deps, rooms, member, eventRole);
    await readmitMember(deps, rooms, member, entry);
  }
  // A newly loaded page changes no voice.
  if (member?.isVoiceChanged) {
    await setVoiceChange(deps, rooms, {
      ...requestContextOf(deps, viewer, liveId),
      isChanged: false,
    });
  }
  await rooms.load(live.channel);
  return sessionOf(deps, rooms, {
    requests: requestContextOf(deps, viewer, liveId),
    facts,
    event: event.event,
  });
}

interface Newcomer extends Readmission {
  readonly liveId: number;
  readonly userId: number;
  readonly eventRole: MemberEventRole;
}

/** Inserts a newcomer; of two concurrent calls, only one does. */
async function admitNewcomer(
  deps: Deps,
  rooms: LiveRooms,
  { liveId, userId, eventRole, basis, sessionId }: Newcomer,
): Promise<void> {
  const newcomer = await inTransaction(deps, async (tx) => {
    const live = await lockAndBumpRevision(tx, liveId);
    const role = await freeRole(tx, liveId, eventRole.eventRole);
    const [row] = await tx
      .insert(liveMembers)
      .values({
        liveId,
        userId,
        ...eventRole,
        role,
        isTrial: basis === 'trial',
        entitledAt: basis === 'trial' ? null : deps.clock.now(),
        sessionId,
        mute: role === 'audience' || role === 'staff',
        volume: DEFAULT_VOLUME,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: liveMembers.id });
    if (row === undefined) return undefined;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.enter',
      subject: { type: 'LiveMember', id: row.id },
      after: { liveId, role },
      event: { name: 'live.entered', payload: { liveId, meetingId: live.meetingId, userId } },
    });
    const member = await readMember(tx, liveId, userId);
    return member && { live, member };
  });
  if (newcomer === undefined) return;
  const { live, member } = newcomer;
  rooms.publishMembers(live, [member]);
  if (member.role === 'audience') return;
  if (member.role === 'broadcaster') rooms.publishChannel(live, member.id);
  rooms.refresh(live, [member]);
}
