import type { LinkQuality } from '../../ports/RtcSession.ts';

/** What was seen of one direction since the last look. */
export interface DirectionMeasure {
  readonly roundTripMs: number;
  /** Part of the packets that did not arrive, 0 to 1. */
  readonly lost: number;
}

/** Up to which round trip, in ms, and which loss a line is excellent, good, fair and poor; bad beyond. */
const ROUND_TRIPS_MS = [150, 300, 500, 800];
const LOSSES = [0.01, 0.03, 0.08, 0.15];
const GRADES: readonly LinkQuality[] = [1, 2, 3, 4, 5];

/** How good one direction is; 0 where nothing goes that way. */
export function linkQuality(measure: DirectionMeasure | undefined): LinkQuality {
  if (!measure) return 0;
  const grade = Math.max(
    stepsAbove(ROUND_TRIPS_MS, measure.roundTripMs),
    stepsAbove(LOSSES, measure.lost),
  );
  return GRADES[grade] ?? 0;
}

const stepsAbove = (bounds: readonly number[], value: number): number =>
  bounds.filter((bound) => value > bound).length;
