/** One raked bar of the panel's edge, in the drawing's units. */
export interface Rake {
  y: number;
  width: number;
  opacity: number;
}

/** Units of the drawing: its width, the bar's height and the way from bar to bar. */
export const RAKE_WIDTH = 112;
export const RAKE_HEIGHT = 8;
export const RAKE_STEP = 17;

const BARS = 90;
/** Start and factors of a small linear generator: the same drawing every time. */
const SEED = 7;
const FACTOR = 1103;
const SHIFT = 12_347;
const RANGE = 65_536;

/** The bars of the panel, always the same. */
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
