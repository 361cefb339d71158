import type { Data } from '@rostra/contract';
import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { isActive } from './eventChoices.ts';
import type { EventChoice, MeetingRow } from './eventChoices.ts';

/** The word for each state of a registration; `left` is one that its holder canceled. */
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

/** The word for a registration: its meeting's once that was canceled or is over. */
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

/** What an event is to its reader: the event's end first, then the own registration, then places. */
export function eventStatus(
  event: Pick<Data<'getEvent'>, 'user_state'>,
  own: MeetingRow | undefined,
  choices: readonly EventChoice[],
): RegistrationStatusName {
  const { user_state: state } = event;
  if (state === 'canceled' || state === 'finished' || state === 'replay') return state;
  const registration = own?.registration ?? null;
  if (own !== undefined && registration !== null && isActive(own)) {
    return registrationStatus(registration, own);
  }
  if (!choices.some((choice) => choice.state === 'open')) {
    const isOff = choices.length > 0 && choices.every((choice) => choice.state === 'canceled');
    return isOff ? 'canceled' : 'full';
  }
  return registration === null ? 'registering' : registrationWord[registration.state];
}
