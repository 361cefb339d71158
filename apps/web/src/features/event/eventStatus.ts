import type { Data } from '@rostra/contract';
import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { isActive, meetingWithEventRole } from './eventChoices.ts';
import type { EventChoice, MeetingRow } from './eventChoices.ts';

/** The word for each state of a registration; `left` is one canceled by its holder. */
export const registrationWord = {
  pending: 'pending',
  prepending: 'prepending',
  registered: 'registered',
  checkedin: 'checkedin',
  noshow: 'noshow',
  rejected: 'rejected',
  canceled: 'left',
} as const satisfies Record<string, RegistrationStatusName>;

type Registration = NonNullable<MeetingRow['registration']>;

/** States that end with their meeting. */
const PASSING = ['registered', 'pending', 'prepending'];

/** Returns the word for a registration: its meeting's once that was canceled or is over. */
export function registrationStatus(
  registration: Registration,
  meeting: Pick<MeetingRow, 'state'>,
): RegistrationStatusName {
  if (meeting.state === 'canceled') return 'canceled';
  if (meeting.state === 'finished' && PASSING.includes(registration.state)) {
    return registration.next_step === 'replay' ? 'replay' : 'finished';
  }
  return registrationWord[registration.state];
}

/** The word for each seat in an event's room. */
const eventRoleStatus = {
  broadcaster: 'hosting',
  expert: 'speaking',
  staff: 'helping',
} as const satisfies Record<NonNullable<MeetingRow['event_role']>['role'], RegistrationStatusName>;

/**
 * Returns an event's status for its reader. The event's end comes first, then a seat in its room, then
 * the reader's registration, then free seats.
 */
export function eventStatus(
  event: Pick<Data<'getEvent'>, 'user_state'>,
  own: MeetingRow | undefined,
  choices: readonly EventChoice[],
): RegistrationStatusName {
  const { user_state: state } = event;
  const event_role = meetingWithEventRole(choices)?.event_role;
  if (state === 'canceled') return state;
  if (event_role !== undefined && event_role !== null && event_role.next_step !== 'none')
    return eventRoleStatus[event_role.role];
  if (state === 'finished' || state === 'replay') return state;
  const registration = own?.registration ?? null;
  if (own !== undefined && registration !== null && isActive(own)) {
    return registrationStatus(registration, own);
  }
  if (choices.some((choice) => choice.state === 'open')) {
    return registration === null ? 'registering' : registrationWord[registration.state];
  }
  if (choices.some((choice) => choice.state === 'full')) return 'full';
  const isOff = choices.length > 0 && choices.every((choice) => choice.state === 'canceled');
  return isOff ? 'canceled' : 'closed';
}
