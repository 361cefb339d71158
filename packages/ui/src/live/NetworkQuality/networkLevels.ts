/**
 * The quality of a connection, as media providers report it (live §9). 0 is not measured; 1 is the
 * best, and 5 the worst that still carries something; at 6 nothing gets through.
 */
export type NetworkLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The meaning of a level to its reader. */
export type NetworkTone = 'unknown' | 'good' | 'fair' | 'poor' | 'none';

/** The number of lit bars of the mark, of four. The room's "poor" begins above 4 (LMED-21). */
export const NETWORK_LOOKS: Readonly<Record<NetworkLevel, { bars: number; tone: NetworkTone }>> = {
  0: { bars: 0, tone: 'unknown' },
  1: { bars: 4, tone: 'good' },
  2: { bars: 4, tone: 'good' },
  3: { bars: 3, tone: 'fair' },
  4: { bars: 2, tone: 'fair' },
  5: { bars: 1, tone: 'poor' },
  6: { bars: 0, tone: 'none' },
};

/** Returns the worse of both directions; an unmeasured one doesn't count. */
export const worseOf = (up: NetworkLevel | undefined, down: NetworkLevel): NetworkLevel =>
  Math.max(up ?? 0, down) as NetworkLevel;
