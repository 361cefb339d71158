import type { CheckedLine, CheckResult } from './MediaCheckState.ts';

/** Above it sound has gaps that are heard. */
const LOSS_MAX = 0.03;
/** Ms above which one falls into the other's word. */
const ROUND_TRIP_MAX_MS = 300;

/**
 * What the measured line is good for.
 *
 * @param hasMedia sound or a picture was sent
 */
export function lineVerdict(line: CheckedLine, hasMedia: boolean): CheckResult {
  if (!hasMedia) return { state: 'unsure', problem: 'no-media' };
  if ((line.received?.kbps ?? 0) <= 0) return { state: 'failed', problem: 'not-returned' };
  const lost = Math.max(line.sent?.lost ?? 0, line.received?.lost ?? 0);
  const isPoor = lost > LOSS_MAX || line.roundTripMs > ROUND_TRIP_MAX_MS;
  return isPoor ? { state: 'unsure', problem: 'poor' } : { state: 'passed' };
}
