import type { MeetingState } from '@rostra/contract';
import { includesRight } from './access/roomRight.ts';
import { holdsSeat } from './holdsSeat.ts';
import { isRegistered } from './isRegistered.ts';
import type { MeetingFacts } from './readMeetings.ts';
import { runState } from './runState.ts';

/** Returns the run of a meeting; a canceled event cancels its meetings. */
export const meetingRun = ({ meeting, eventCanceledAt }: MeetingFacts) => ({
  ...meeting,
  canceledAt: meeting.canceledAt ?? eventCanceledAt,
});

/**
 * Returns whether the reader may know addresses, passwords and passcodes: registered (EVT-72), and
 * with the right to attend now.
 */
export function knowsDetails(facts: MeetingFacts): boolean {
  const { access, meeting } = facts;
  if (!isRegistered(facts) || !('basis' in access)) return false;
  return includesRight({ ...access, isOver: meeting.endedAt !== null }, 'details');
}

/**
 * Returns whether a person may have a passcode of their own and dial in with it: any right to the
 * meeting now, also by an event role. Joining the room is not required, and a former membership that
 * ended does not matter.
 */
export const mayUsePhone = ({
  access,
  meeting,
}: Pick<MeetingFacts, 'access' | 'meeting'>): boolean =>
  'basis' in access && includesRight({ ...access, isOver: meeting.endedAt !== null }, 'phone');

/** Returns the seats left; null without a limit. */
export const seatsLeft = (capacity: number | null, taken: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken);

/** Returns whether no seat is left in the meeting, or in any of its future slots. */
export function isFull({ meeting, taken, slots }: MeetingFacts, now: Date): boolean {
  if (seatsLeft(meeting.capacity, taken) === 0) return true;
  const open = slots.filter((slot) => slot.startsAt > now);
  return open.length > 0 && open.every((slot) => seatsLeft(slot.capacity, slot.taken) === 0);
}

/** Returns whether a choice is left: for a meeting with slots, one that has not begun. */
export const hasChoice = ({ slots }: Pick<MeetingFacts, 'slots'>, now: Date): boolean =>
  slots.length === 0 || slots.some((slot) => slot.startsAt > now);

/** Derives the state of a meeting for its reader; it is never stored (EVT-59 to EVT-65). */
export function meetingState(facts: MeetingFacts, now: Date): MeetingState {
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled' || run === 'finished') return run;
  if (isRegistered(facts)) return 'registered';
  const { registration } = facts;
  if (registration?.state === 'pending') return 'pending';
  // Users with an open step may complete it while they hold a seat or one is left.
  const waits = registration?.state === 'prepending';
  if (waits && (holdsSeat(registration, now) || !isFull(facts, now))) return 'pending';
  return isFull(facts, now) ? 'full' : 'normal';
}
