import { ORDER_EXPIRES_MINUTES } from '@rostra/contract';
import {
  LIVE_ENTRY_MINUTES,
  LIVE_EXPERTS_MAX,
  LIVE_TRIAL_MINUTES,
  LIVE_UNPAID_MINUTES,
} from '@rostra/contract/live';
import type { MeetingRulesProps } from '@rostra/ui/MeetingRules';
import type { MeetingRow } from './eventChoices.ts';

/**
 * The rules of the meetings that are to take place in our room: a trial where one of them has it, with the
 * removal that ends it. Whether one is recorded its room says. Undefined where no room is ours (EVT-75).
 */
export function rulesOf(meetings: readonly MeetingRow[]): Omit<MeetingRulesProps, 't'> | undefined {
  const ours = meetings.filter(
    ({ online_type: mode, state }) =>
      state !== 'canceled' &&
      state !== 'finished' &&
      (mode === 'default_online' || mode === 'rtmp'),
  );
  if (ours.length === 0) return undefined;
  const hasTrial = ours.some(({ free, trial_allowed }) => !free && trial_allowed);
  return {
    entryMinutes: LIVE_ENTRY_MINUTES,
    holdMinutes: ours.some(({ free }) => !free) ? ORDER_EXPIRES_MINUTES : undefined,
    ...(hasTrial ? { trialMinutes: LIVE_TRIAL_MINUTES, removalMinutes: LIVE_UNPAID_MINUTES } : {}),
    experts: LIVE_EXPERTS_MAX,
  };
}
