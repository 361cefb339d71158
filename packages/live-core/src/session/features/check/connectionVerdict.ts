import type { CheckedConnection, CheckResult } from './MediaCheckState.ts';

/** Share of lost packets above which gaps are audible. */
const LOSS_MAX = 0.03;
/** Round trip in ms above which people talk over each other. */
const ROUND_TRIP_MAX_MS = 300;

/**
 * Returns the quality verdict for the measured connection.
 *
 * @param hasMedia audio or video was sent
 */
export function connectionVerdict(line: CheckedConnection, hasMedia: boolean): CheckResult {
  if (!hasMedia) return { state: 'unsure', problem: 'no-media' };
  if ((line.received?.kbps ?? 0) <= 0) return { state: 'failed', problem: 'not-returned' };
  const lost = Math.max(line.sent?.lost ?? 0, line.received?.lost ?? 0);
  const isPoor = lost > LOSS_MAX || line.roundTripMs > ROUND_TRIP_MAX_MS;
  return isPoor ? { state: 'unsure', problem: 'poor' } : { state: 'passed' };
}
