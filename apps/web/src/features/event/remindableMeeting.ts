import type { EventChoice, MeetingRow } from './eventChoices.ts';

/**
 * The meeting a reader can be reminded of: the one chosen or taken, else the first, while its start is
 * still to come (PAY-59).
 */
export function remindableMeeting(
  choices: readonly EventChoice[],
  chosen: EventChoice | undefined,
  now: Date,
): MeetingRow | undefined {
  const isAhead = ({ meeting, state }: EventChoice): boolean =>
    state !== 'canceled' && Date.parse(meeting.starts_at) > now.getTime();
  const asked = chosen === undefined ? choices : [chosen];
  return asked.find(isAhead)?.meeting;
}
