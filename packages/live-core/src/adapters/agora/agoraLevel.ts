/** The SDK's scale: 0 is 100 dB below full, 1 is full. */
const RANGE_DB = 100;
/** Decibels per decade of amplitude. */
const DB_A_DECADE = 20;
/** Ratio of a voice's peaks to its mean. */
const PEAK = 4;

/**
 * Converts the SDK's mean level in decibels to the ports' peak loudness, 0 to 1.
 * On the SDK's scale a silent room is at 0.4 and would count as speaking.
 */
export function levelOf(message: number): number {
  if (message <= 0) return 0;
  return Math.min(1, PEAK * 10 ** (((message - 1) * RANGE_DB) / DB_A_DECADE));
}
