import type { Appointment } from '@rostra/contract';
import type { EventChoice } from '../event/eventChoices.ts';

/** States in which staff have not replied yet, or have not finished. */
const OPEN = ['sent', 'contacted', 'arranged'];

/** Checks whether the reader already awaits a reply about one of these meetings (APPT-27, APPT-28). */
export const isRequested = (
  own: readonly Appointment[],
  choices: readonly EventChoice[],
): boolean =>
  own.some(
    ({ state, meeting_id: id }) =>
      OPEN.includes(state) && choices.some(({ meeting }) => meeting.id === id),
  );
