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
 * Returns the rules of the upcoming meetings in our room; undefined if there are none (EVT-75). A
 * trial and the removal that ends it are listed if one meeting has it. Recording is announced in the
 * room.
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
