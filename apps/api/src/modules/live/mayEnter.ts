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
import type { Access } from './access/decideAccess.ts';
import { refuseAccess } from './access/refuseAccess.ts';
import { roleAtDoor } from './followSeat.ts';
import { mayModerate } from './rights.ts';
import type { Seat } from './seatOf.ts';
import type { LiveRow, MemberRow } from './tables.ts';
import { mayTry, trialEndsAt } from './trial/trialRules.ts';

/** All that decides whether somebody is let into a live. */
export interface Knock {
  readonly live: LiveRow;
  readonly facts: MeetingFacts;
  readonly viewer: Viewer;
  readonly seat: Seat;
  /** Whether he may see the event now: its targets, his organization. */
  readonly isVisible: boolean;
  /** Whether he may take part, a trial left aside. */
  readonly access: Access;
  /** Who was in before. */
  readonly member: MemberRow | undefined;
  readonly password: string | undefined;
  readonly now: Date;
}

/** Refuses at the door, and says which event's page leads on. */
export function refuseEntry(
  { facts }: Knock,
  why: 'liveTrialOver' | 'livePasswordWrong' | 'liveEnded',
): never {
  const params = { event_id: facts.meeting.eventId } satisfies ErrorDetails[typeof why];
  throw new AppError(why, { params });
}

/**
 * Lets in or says why not (LCON-59, LCON-71); the password is `requirePassword`'s. Whether the event is
 * for them, registration and payment are asked of listeners alone, who may listen to the first minutes without, and those who keep order come as
 * early as they like (ADR 64).
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
  // Of what he may not see, who is no guest learns nothing.
  if (!isVisible) throw new AppError(isRegistered(facts) ? 'liveNotVisible' : 'liveNotFound');
  if (!('refusal' in access)) return;
  if (owesPayment(knock) && mayTry(facts, viewer, now)) {
    if (!isTrialOver(knock)) return;
    // Who has tried is led to the payment; who comes too late for it, like everyone.
    if (member?.isTrial) refuseEntry(knock, 'liveTrialOver');
  }
  refuseAccess(access.refusal, facts.meeting.eventId, member);
}

const owesPayment = ({ facts, viewer, now }: Knock): boolean =>
  needsToPay(facts.meeting, viewer, boughtBy(facts), now);

/** Over by the start of the live, whenever he came; who was brought on stage stays there (ADR 93). */
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
