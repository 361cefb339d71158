import type { ErrorDetails } from '@rostra/contract';
import { hasEndedFor, LIVE_ENTRY_MINUTES } from '@rostra/contract/live';
import {
  boughtBy,
  isRegistered,
  meetingRun,
  needsToPay,
  opensAt,
  ownStart,
  runState,
} from '#modules/meetings/index.ts';
import type { MeetingFacts } from '#modules/meetings/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { Access } from '../access/decideAccess.ts';
import { refuseAccess } from '../access/refuseAccess.ts';
import { roleAtDoor } from '../members/followSeat.ts';
import { mayModerate } from '../members/rights.ts';
import type { Seat } from '../members/seatOf.ts';
import type { LiveRow, MemberRow } from '../tables.ts';
import { mayTry, trialEndsAt } from '../trial/trialRules.ts';

/** The facts that decide whether a person may join a live session. */
export interface Knock {
  readonly live: LiveRow;
  readonly facts: MeetingFacts;
  readonly viewer: Viewer;
  readonly seat: Seat;
  /** Whether the viewer may see the event now, by its targets and their organization. */
  readonly isVisible: boolean;
  /** Whether the viewer may attend, regardless of a trial. */
  readonly access: Access;
  /** The existing member, if they joined before. */
  readonly member: MemberRow | undefined;
  readonly password: string | undefined;
  readonly now: Date;
}

/** Refuses entry, with the event to link to. */
export function refuseEntry(
  { facts }: Knock,
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
export function requireEntry(knock: Knock): void {
  const { live, facts, seat, member, now } = knock;
  if (member !== undefined && member.removedAt !== null) {
    refuseAccess('liveRemoved', facts.meeting.eventId, member);
  }
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled') throw new AppError('meetingCanceled');
  const isGoingOn = live.state === 'streaming' || live.state === 'pre_stopped';
  if (hasEndedFor(live.state, roleAtDoor(member, seat)) || (run === 'finished' && !isGoingOn)) {
    refuseEntry(knock, 'liveEnded');
  }
  if (seat.seat === 'audience') requireListener(knock);
  if (!isGoingOn && !mayModerate({ ...seat, role: seat.seat })) requireOpen(knock);
}

function requireListener(knock: Knock): void {
  const { facts, viewer, member, isVisible, access, now } = knock;
  // Only registered viewers may learn about an event that they may not see.
  if (!isVisible) throw new AppError(isRegistered(facts) ? 'liveNotVisible' : 'liveNotFound');
  if (!('refusal' in access)) return;
  if (owesPayment(knock) && mayTry(facts, viewer, now)) {
    if (!isTrialOver(knock)) return;
    // A past trial leads to payment; a late arrival is refused like anyone else.
    if (member?.isTrial) refuseEntry(knock, 'liveTrialOver');
  }
  refuseAccess(access.refusal, facts.meeting.eventId, member);
}

const owesPayment = ({ facts, viewer, now }: Knock): boolean =>
  needsToPay(facts.meeting, viewer, boughtBy(facts), now);

/**
 * Returns whether the trial is over. It counts from the start of the live session, and not for
 * members on stage (ADR 93).
 */
function isTrialOver({ live, seat, member, now }: Knock): boolean {
  const endsAt = trialEndsAt(live);
  const isOnStage = member !== undefined && roleAtDoor(member, seat) !== 'audience';
  return endsAt !== null && now >= endsAt && !isOnStage;
}

function requireOpen({ facts, now }: Knock): void {
  const opens = opensAt(ownStart(facts));
  if (now >= opens) return;
  const params = {
    event_id: facts.meeting.eventId,
    opens_at: opens.toISOString(),
    minutes: LIVE_ENTRY_MINUTES,
  } satisfies ErrorDetails['liveTooEarly'];
  throw new AppError('liveTooEarly', { params });
}
