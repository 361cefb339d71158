const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds before the end of a trial from which it is pressing: a minute of a meeting (LTIM-06), three days of a VIP trial. */
export const TRIAL_ENDING_SECONDS = { meeting: MINUTE, vip: 3 * DAY } as const;

/** Where a trial is: quietly running, about to end, over. */
export type TrialPhase = 'running' | 'ending' | 'over';

/** Whole seconds until an end, none once it is past. */
export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));

export function trialPhase(kind: 'meeting' | 'vip', secondsLeft: number): TrialPhase {
  if (secondsLeft <= 0) return 'over';
  return secondsLeft <= TRIAL_ENDING_SECONDS[kind] ? 'ending' : 'running';
}

/**
 * Returns the remaining time in the largest fitting unit: days are rounded up, so the last day is
 * one.
 */
export function leftOf(secondsLeft: number): { unit: 'days' | 'clock'; count: number } {
  return secondsLeft > DAY
    ? { unit: 'days', count: Math.ceil(secondsLeft / DAY) }
    : { unit: 'clock', count: secondsLeft };
}
