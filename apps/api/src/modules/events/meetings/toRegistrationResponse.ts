import { LIVE_ENTRY_MINUTES } from '@rostra/contract/live';
import type { Data, RegistrationState, RegistrationStep } from '@rostra/contract';
import type { RegistrationRow } from '../registrations/tables.ts';
import { wasRemoved } from './access/decideAccess.ts';
import { needsToPay } from './meetingAccess.ts';
import { hasChoice, meetingRun, meetingState } from './meetingState.ts';
import type { MeetingFacts, MeetingReader } from './readMeetings.ts';
import type { BookedPart } from './refundUntil.ts';
import { runState } from './runState.ts';

export type RegistrationResponse = NonNullable<
  Data<'getEvent'>['meetings'][number]['registration']
>;

/**
 * States that a user may cancel. Users who joined early may cancel until the meeting begins
 * (PAY-78).
 */
export const CANCELABLE: readonly RegistrationState[] = [
  'pending',
  'prepending',
  'registered',
  'checkedin',
];

/** Returns when the room of a meeting opens to its members (LCON-59). */
export const opensAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - LIVE_ENTRY_MINUTES * 60 * 1000);

/** Returns the holder's own part: their slot, or the meeting. */
export const ownPart = ({ meeting, slots, registration }: MeetingFacts): BookedPart =>
  slots.find(({ id }) => id === registration?.slotId) ?? meeting;

/** Returns when the holder's own part begins. */
export const ownStart = (facts: MeetingFacts): Date => ownPart(facts).startsAt;

/**
 * Returns whether the holder may still cancel: until their part begins, unless the meeting has
 * ended early.
 */
export function canCancel(facts: MeetingFacts, row: RegistrationRow, now: Date): boolean {
  const run = runState(meetingRun(facts), now);
  const isOver = run === 'canceled' || run === 'finished';
  return CANCELABLE.includes(row.state) && !isOver && now < ownStart(facts);
}

/** Returns a registration in the form of the contract, with its holder's next step (REG-18). */
export function toRegistrationResponse(
  facts: MeetingFacts,
  row: RegistrationRow,
  reader: MeetingReader,
): RegistrationResponse {
  return {
    id: row.id,
    event_id: row.eventId,
    meeting_id: row.meetingId,
    slot_id: row.slotId,
    state: row.state,
    reason: row.reason,
    held_until: row.heldUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    state_at: row.stateAt.toISOString(),
    next_step: nextStep(facts, row, reader),
    can_cancel: canCancel(facts, row, reader.now),
  };
}

function nextStep(
  facts: MeetingFacts,
  row: RegistrationRow,
  { viewer, now }: MeetingReader,
): RegistrationStep {
  const { meeting, playbackUrl } = facts;
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled') return 'none';
  if (run === 'finished') return playbackUrl === null ? 'none' : 'replay';
  if (wasRemoved(facts)) return 'none';
  if (row.state === 'pending') return 'wait';
  if (row.state === 'rejected' || row.state === 'canceled') {
    return meetingState(facts, now) === 'normal' && hasChoice(facts, now)
      ? 'register_again'
      : 'none';
  }
  if (row.state === 'prepending') {
    if (facts.slots.some(({ id, startsAt }) => id === row.slotId && startsAt <= now)) return 'none';
    if (meeting.certifiedOnly && !viewer.certified) return 'certify';
    if (!needsToPay(meeting, viewer, facts.bought, now)) return 'register_again';
    return meeting.onlyVip ? 'upgrade_vip' : 'pay';
  }
  if (row.state === 'noshow') return 'none';
  const isOpen = run === 'ongoing' || now >= opensAt(ownStart(facts));
  return meeting.meetingWay === 'online' && isOpen ? 'enter' : 'attend';
}
