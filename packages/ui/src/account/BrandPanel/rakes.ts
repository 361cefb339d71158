/** One slanted bar of the panel's edge, in drawing units. */
export interface Rake {
  y: number;
  width: number;
  opacity: number;
}

/** Drawing units: its width, the bar height and the distance between bars. */
export const RAKE_WIDTH = 112;
export const RAKE_HEIGHT = 8;
export const RAKE_STEP = 17;

const BARS = 90;
/** Seed and factors of a small linear congruential generator: the drawing is always the same. */
const SEED = 7;
const FACTOR = 1103;
const SHIFT = 12_347;
const RANGE = 65_536;

/** Returns the bars of the panel, always the same. */
export function makeRakes(): Rake[] {
  let state = SEED;
  const next = (): number => {
    state = (state * FACTOR + SHIFT) % RANGE;
    return state / RANGE;
  };
  return Array.from({ length: BARS }, (_, index) => ({
    y: index * RAKE_STEP,
    width: Math.round(16 + next() * (RAKE_WIDTH - 16)),
    opacity: Number((0.35 + next() * 0.65).toFixed(2)),
  }));
}
