import type { EventChoice, MeetingRow } from './eventChoices.ts';

/** States of a room in which its meeting has begun. */
const BEGUN: readonly (string | undefined)[] = ['streaming', 'pre_stopped', 'stopped'];

/**
 * The meeting a reader can be reminded of: the one chosen or taken, else the first, while its start is
 * still to come (PAY-59): one that has begun before its time, or is over, has none to come.
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
  const asked = chosen === undefined ? choices : [chosen];
  return asked.find(isAhead)?.meeting;
}
