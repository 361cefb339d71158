/** The SDK's scale: from 100 dB below full, which it calls 0, to full, which it calls 1. */
const RANGE_DB = 100;
/** Of an amplitude. */
const DB_A_DECADE = 20;
/** How much louder than their mean the peaks of a voice are. */
const PEAK = 4;

/**
 * Loudness as the ports have it, by the loudest sample, 0 to 1. The SDK says the mean in decibels, where a
 * silent room is at 0.4 and would count as speaking.
 */
export function levelOf(said: number): number {
  if (said <= 0) return 0;
  return Math.min(1, PEAK * 10 ** (((said - 1) * RANGE_DB) / DB_A_DECADE));
}
