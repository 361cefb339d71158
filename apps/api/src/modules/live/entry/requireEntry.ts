import type { ErrorDetails } from '@rostra/contract';
import { hasEndedFor, LIVE_ENTRY_MINUTES } from '@rostra/contract/live';
import {
  isRegistered,
  meetingRun,
  needsToPay,
  opensAt,
  ownStart,
  runState,
} from '#modules/events/index.ts';
import type { AccessDecision, MeetingFacts } from '#modules/events/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { refuseAccess } from '../access/refuseAccess.ts';
import { roleAtDoor } from '../members/followEventRole.ts';
import { mayModerate } from '../members/rights.ts';
import type { MemberEventRole } from '../members/readEventRole.ts';
import type { LiveRow, MemberRow } from '../tables.ts';
import { mayTry, trialEndsAt } from '../trial/trialRules.ts';

/** The facts that decide whether a person may join a live session. */
export interface EntryRequest {
  readonly live: LiveRow;
  readonly facts: MeetingFacts;
  readonly viewer: Viewer;
  readonly eventRole: MemberEventRole;
  /** Whether the viewer may see the event now, by its targets and their organization. */
  readonly isVisible: boolean;
  /** Whether the viewer may attend, regardless of a trial. */
  readonly access: AccessDecision;
  /** The existing member, if they joined before. */
  readonly member: MemberRow | undefined;
  readonly password: string | undefined;
  readonly now: Date;
}

/** Refuses entry, with the event to link to. */
export function refuseEntry(
  { facts }: EntryRequest,
  why: 'liveTrialOver' | 'livePasswordWrong' | 'liveEnded',
): never {
  const params = { event_id: facts.meeting.eventId } satisfies ErrorDetails[typeof why];
  throw new AppError(why, { params });
}

/**
 * Checks whether a person may join (LCON-59, LCON-71); `requirePassword` checks the password.
 * Visibility, registration and payment matter only for audience members; their first minutes may be
 * unpaid. Moderators may join as early as they like (ADR 64).
 */
export function requireEntry(entryRequest: EntryRequest): void {
  const { live, facts, eventRole, member, now } = entryRequest;
  if (member !== undefined && member.removedAt !== null) {
    refuseAccess('liveRemoved', facts.meeting.eventId, member);
  }
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled') throw new AppError('meetingCanceled');
  const isGoingOn = live.state === 'streaming' || live.state === 'pre_stopped';
  if (
    hasEndedFor(live.state, roleAtDoor(member, eventRole)) ||
    (run === 'finished' && !isGoingOn)
  ) {
    refuseEntry(entryRequest, 'liveEnded');
  }
  if (eventRole.eventRole === 'audience') requireListener(entryRequest);
  if (!isGoingOn && !mayModerate({ ...eventRole, role: eventRole.eventRole }))
    requireOpen(entryRequest);
}

function requireListener(entryRequest: EntryRequest): void {
  const { facts, viewer, member, isVisible, access, now } = entryRequest;
  // Only registered viewers may learn about an event that they may not see.
  if (!isVisible) throw new AppError(isRegistered(facts) ? 'liveNotVisible' : 'liveNotFound');
  if (!('refusal' in access)) return;
  if (owesPayment(entryRequest) && mayTry(facts, viewer, now)) {
    if (!isTrialOver(entryRequest)) return;
    // A past trial leads to payment; a late arrival is refused like anyone else.
    if (member?.isTrial) refuseEntry(entryRequest, 'liveTrialOver');
  }
  refuseAccess(access.refusal, facts.meeting.eventId, member);
}

const owesPayment = ({ facts, viewer, now }: EntryRequest): boolean =>
  needsToPay(facts.meeting, viewer, facts.bought, now);

/**
 * Returns whether the trial is over. It counts from the start of the live session, and not for
 * members on stage (ADR 93).
 */
function isTrialOver({ live, eventRole, member, now }: EntryRequest): boolean {
  const endsAt = trialEndsAt(live);
  const isOnStage = member !== undefined && roleAtDoor(member, eventRole) !== 'audience';
  return endsAt !== null && now >= endsAt && !isOnStage;
}

function requireOpen({ facts, now }: EntryRequest): void {
  const opens = opensAt(ownStart(facts));
  if (now >= opens) return;
  const params = {
    event_id: facts.meeting.eventId,
    opens_at: opens.toISOString(),
    minutes: LIVE_ENTRY_MINUTES,
  } satisfies ErrorDetails['liveTooEarly'];
  throw new AppError('liveTooEarly', { params });
}
