import { LIVE_ENTRY_MINUTES } from '@rostra/contract/live';
import {
  boughtBy,
  isRegistered,
  meetingRun,
  needsToPay,
  ownStart,
  runState,
} from '#modules/meetings/index.ts';
import type { MeetingFacts } from '#modules/meetings/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { hasEndedFor } from './rights.ts';
import type { Seat } from './seatOf.ts';
import type { LiveRow, MemberRow } from './tables.ts';

const ENTRY_MS = LIVE_ENTRY_MINUTES * 60 * 1000;

/** All that decides whether somebody is let into a live. */
export interface Knock {
  readonly live: LiveRow;
  readonly facts: MeetingFacts;
  readonly viewer: Viewer;
  readonly seat: Seat;
  /** Who was in before. */
  readonly member: MemberRow | undefined;
  readonly password: string | undefined;
  readonly now: Date;
}

/**
 * Lets in or says why not (LCON-59, LCON-71). Registration, payment and password are asked of
 * listeners alone; the password of who has not been in.
 */
export function requireEntry(knock: Knock): void {
  const { live, facts, seat, member, now } = knock;
  if (member !== undefined && member.removedAt !== null) throw new AppError('liveRemoved');
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled') throw new AppError('meetingCanceled');
  const isGoingOn = live.state === 'streaming' || live.state === 'pre_stopped';
  if (hasEndedFor(live.state, member?.role ?? seat.seat) || (run === 'finished' && !isGoingOn)) {
    throw new AppError('liveEnded');
  }
  if (seat.seat === 'audience') requireListener(knock);
  if (!isGoingOn && now.getTime() < ownStart(facts).getTime() - ENTRY_MS) {
    throw new AppError('liveTooEarly', { params: { minutes: LIVE_ENTRY_MINUTES } });
  }
  if (seat.seat === 'audience' && member === undefined) requirePassword(knock);
}

function requireListener({ facts, viewer, now }: Knock): void {
  if (!isRegistered(facts)) throw new AppError('notRegistered');
  if (needsToPay(facts.meeting, viewer, boughtBy(facts), now)) throw new AppError('liveNotPaid');
}

function requirePassword({ facts, password }: Knock): void {
  const expected = facts.meeting.password;
  if (expected !== null && password !== expected) throw new AppError('livePasswordWrong');
}
