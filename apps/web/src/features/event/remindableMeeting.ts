import type { EventChoice, MeetingRow } from './eventChoices.ts';

/** States of a room whose meeting has started. */
const BEGUN: readonly (string | undefined)[] = ['streaming', 'pre_stopped', 'stopped'];

/**
 * Returns the meeting a reader can be reminded of, if its start is still to come (PAY-59): the
 * selected or registered one, else the first. A meeting that started early, or is over, has none to
 * come.
 */
export function remindableMeeting(
  choices: readonly EventChoice[],
  chosen: EventChoice | undefined,
  now: Date,
): MeetingRow | undefined {
  const isAhead = ({ meeting, state }: EventChoice): boolean =>
    state !== 'canceled' &&
    meeting.state !== 'finished' &&
    !BEGUN.includes(meeting.live?.live_state) &&
    Date.parse(meeting.starts_at) > now.getTime();
  const requested = chosen === undefined ? choices : [chosen];
  return requested.find(isAhead)?.meeting;
}
