import { isSuperRole } from '@rostra/contract/live';
import type { Data } from '@rostra/contract';
import { meetingRun } from './meetingState.ts';
import type { MeetingFacts } from './readMeetings.ts';
import { opensAt } from './toRegistrationResponse.ts';
import { runState } from './runState.ts';
import type { Seat } from './seatsOf.ts';

type SeatResponse = Data<'getEvent'>['meetings'][number]['seat'];

/** Returns the reader's seat in the meeting's room, which needs no registration (EVT-67). */
export function toSeatResponse(facts: MeetingFacts, now: Date): SeatResponse {
  const { seat, live } = facts;
  if (seat === undefined || live === undefined) return null;
  const isForHim = seat.seat === 'broadcaster' || seat.coHost;
  return {
    role: seat.seat,
    next_step: stepOf(facts, seat, now),
    ...(isForHim && live.state !== 'unprepare' ? { reads_attendance: true } : {}),
  };
}

/**
 * Returns the next step by the rules of joining: hosts, co-hosts and staff join at any time,
 * speakers once the room opens (ADR 64).
 */
function stepOf(
  facts: MeetingFacts,
  seat: Seat,
  now: Date,
): NonNullable<SeatResponse>['next_step'] {
  const { meeting, live } = facts;
  const run = runState(meetingRun(facts), now);
  const isGoingOn = live?.state === 'streaming' || live?.state === 'pre_stopped';
  if (run === 'canceled' || live?.state === 'stopped') return 'none';
  if (isGoingOn) return 'enter';
  if (run === 'finished') return 'none';
  const keepsOrder = seat.coHost || isSuperRole(seat.seat);
  return keepsOrder || now >= opensAt(meeting.startsAt) ? 'enter' : 'attend';
}
