import type { MeetingState } from '@rostra/contract';
import type { EntitlementSource } from '#modules/goods/index.ts';
import { holdsPlace } from './holdsPlace.ts';
import type { MeetingFacts } from './readMeetings.ts';
import { runState } from './runState.ts';

/** The meeting's run, a canceled event's meetings being canceled with it. */
export const meetingRun = ({ meeting, eventCanceledAt }: MeetingFacts) => ({
  ...meeting,
  canceledAt: meeting.canceledAt ?? eventCanceledAt,
});

/** How the reader paid for it. */
export const boughtBy = ({ order }: Pick<MeetingFacts, 'order'>): EntitlementSource | null =>
  order === undefined ? null : order.paidWith === 'ppv' ? 'card' : 'bought';

const REGISTERED = ['registered', 'checkedin', 'noshow'];

/** Whether the reader takes part: addresses and password are for these alone (EVT-72). */
export const isRegistered = ({ registration }: Pick<MeetingFacts, 'registration'>): boolean =>
  registration !== undefined && REGISTERED.includes(registration.state);

/** Places that are left; null without a limit. */
export const placesLeft = (capacity: number | null, taken: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken);

/** Whether nobody else can be taken in: no place, or none in any of its slots that are to come. */
export function isFull({ meeting, taken, slots }: MeetingFacts, now: Date): boolean {
  if (placesLeft(meeting.capacity, taken) === 0) return true;
  const open = slots.filter((slot) => slot.startsAt > now);
  return open.length > 0 && open.every((slot) => placesLeft(slot.capacity, slot.taken) === 0);
}

/** Whether anything can still be chosen: of a meeting with slots, one that has not begun. */
export const hasChoice = ({ slots }: Pick<MeetingFacts, 'slots'>, now: Date): boolean =>
  slots.length === 0 || slots.some((slot) => slot.startsAt > now);

/** What a meeting is to its reader, told anew each time (EVT-59 to EVT-65). */
export function meetingState(facts: MeetingFacts, now: Date): MeetingState {
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled' || run === 'finished') return run;
  if (isRegistered(facts)) return 'registered';
  const { registration } = facts;
  if (registration?.state === 'pending') return 'pending';
  // Whom something is still asked of may do it as long as he has a place or one is left.
  const waits = registration?.state === 'prepending';
  if (waits && (holdsPlace(registration, now) || !isFull(facts, now))) return 'pending';
  return isFull(facts, now) ? 'full' : 'normal';
}
