import { ORDER_EXPIRES_MINUTES } from '@rostra/contract';
import { LIVE_ENTRY_MINUTES, LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import type { MeetingRulesProps } from '@rostra/ui/MeetingRules';
import type { MeetingRow } from './eventChoices.ts';

/**
 * The rules of the meetings that are to take place in our room, as they hold there today: nobody is let in
 * unpaid and nothing is recorded, so nothing is said of a trial, a removal or a recording. Undefined
 * where no room is ours (EVT-75).
 */
export function rulesOf(meetings: readonly MeetingRow[]): Omit<MeetingRulesProps, 't'> | undefined {
  const ours = meetings.filter(
    ({ online_type: mode, state }) =>
      state !== 'canceled' &&
      state !== 'finished' &&
      (mode === 'default_online' || mode === 'rtmp'),
  );
  if (ours.length === 0) return undefined;
  return {
    entryMinutes: LIVE_ENTRY_MINUTES,
    holdMinutes: ours.some(({ free }) => !free) ? ORDER_EXPIRES_MINUTES : undefined,
    experts: LIVE_EXPERTS_MAX,
  };
}
