import {
  LIVE_ENTRY_MINUTES,
  LIVE_EXPERTS_MAX,
  LIVE_RECORDING_MINUTES,
  LIVE_TRIAL_MINUTES,
  LIVE_UNPAID_MINUTES,
} from '@rostra/contract/live';
import type { MeetingRulesProps } from '@rostra/ui/MeetingRules';
import type { MeetingRow } from './eventChoices.ts';

/** The rules of the meetings that take place in our room; undefined where none does (EVT-75). */
export function rulesOf(meetings: readonly MeetingRow[]): Omit<MeetingRulesProps, 't'> | undefined {
  const ours = meetings.filter(
    ({ online_type: mode }) => mode === 'default_online' || mode === 'rtmp',
  );
  if (ours.length === 0) return undefined;
  const sold = ours.filter(({ free }) => !free);
  return {
    entryMinutes: LIVE_ENTRY_MINUTES,
    trialMinutes: sold.some(({ trial_allowed: isAllowed }) => isAllowed)
      ? LIVE_TRIAL_MINUTES
      : undefined,
    removalMinutes: sold.length > 0 ? LIVE_UNPAID_MINUTES : undefined,
    experts: LIVE_EXPERTS_MAX,
    recordingMinutes: LIVE_RECORDING_MINUTES,
  };
}
