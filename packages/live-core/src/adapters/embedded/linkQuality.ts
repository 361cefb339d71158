import type { LinkQuality } from '../../ports/RtcSession.ts';

/** Measurements of one direction since the last time. */
export interface DirectionMeasure {
  readonly roundTripMs: number;
  /** Share of lost packets, 0 to 1. */
  readonly lost: number;
}

/** Upper limits of round trip, in ms, and of loss for excellent, good, fair and poor; bad beyond. */
const ROUND_TRIPS_MS = [150, 300, 500, 800];
const LOSSES = [0.01, 0.03, 0.08, 0.15];
const GRADES: readonly LinkQuality[] = [1, 2, 3, 4, 5];

/** Returns the quality of one direction; 0 if nothing is sent that way. */
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
