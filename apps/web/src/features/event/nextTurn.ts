import type { MeetingRow } from './eventChoices.ts';

/** Returns the next instant at which an event's status changes: a room opens, a part starts or ends. */
export function nextTurn(meetings: readonly MeetingRow[], now: Date): Date | undefined {
  const turns = meetings
    .filter(({ state }) => state !== 'canceled')
    .flatMap(({ opens_at: opensAt, time_slots: slots, ...meeting }) => [
      ...(opensAt === null ? [] : [opensAt]),
      ...[meeting, ...slots].flatMap(({ starts_at: start, ends_at: end }) => [start, end]),
    ])
    .map((text) => Date.parse(text))
    .filter((at) => at > now.getTime());
  return turns.length === 0 ? undefined : new Date(Math.min(...turns));
}
