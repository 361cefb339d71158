import type { Appointment } from '@rostra/contract';
import type { EventChoice } from '../event/eventChoices.ts';

/** Staff have not come back to it yet, or have not found an end. */
const OPEN = ['sent', 'contacted', 'arranged'];

/** Whether the reader waits for an answer about one of these meetings already (APPT-27, APPT-28). */
export const isRequested = (
  own: readonly Appointment[],
  choices: readonly EventChoice[],
): boolean =>
  own.some(
    ({ state, meeting_id: id }) =>
      OPEN.includes(state) && choices.some(({ meeting }) => meeting.id === id),
  );
