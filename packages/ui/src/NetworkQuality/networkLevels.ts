/**
 * How good a line is, as media providers tell it (live §9): 0 not measured, 1 the best to 5 the worst
 * that still carries something, 6 nothing gets through.
 */
export type NetworkLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a level means to its reader. */
export type NetworkTone = 'unknown' | 'good' | 'fair' | 'poor' | 'none';

/** Bars of the mark that are lit, of four. The room's "poor" begins above 4 (LMED-21). */
export const NETWORK_LOOKS: Readonly<Record<NetworkLevel, { bars: number; tone: NetworkTone }>> = {
  0: { bars: 0, tone: 'unknown' },
  1: { bars: 4, tone: 'good' },
  2: { bars: 4, tone: 'good' },
  3: { bars: 3, tone: 'fair' },
  4: { bars: 2, tone: 'fair' },
  5: { bars: 1, tone: 'poor' },
  6: { bars: 0, tone: 'none' },
};

/** The worse of both directions; one that is not measured says nothing against the other. */
export const worseOf = (up: NetworkLevel | undefined, down: NetworkLevel): NetworkLevel =>
  Math.max(up ?? 0, down) as NetworkLevel;
