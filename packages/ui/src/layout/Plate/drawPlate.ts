/** One raked bar of a plate, in the drawing's units. */
export interface PlateBar {
  x: number;
  y: number;
  width: number;
  weight: 'faint' | 'plain' | 'lit';
}

export const plateBackgrounds = ['ink', 'brand', 'neutral', 'vip'] as const;
export type PlateBackground = (typeof plateBackgrounds)[number];

export interface PlateDrawing {
  background: PlateBackground;
  bars: PlateBar[];
}

/** Units of the drawing; the slant is 0.66 of the bar's height (the look, section 6). */
export const PLATE_WIDTH = 640;
export const PLATE_HEIGHT = 360;
export const PLATE_BAR = 23;
export const PLATE_CUT = 15;

const ROWS = 7;
const STEP = 44;
const TOP = 37;
const ROUND = 4_294_967_296;

/** Returns a generator of numbers in [0, 1) that is the same for the same seed (mulberry32). */
const generator = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / ROUND;
  };
};

/** Returns the plate of an item: always the same for the same id, exactly one bar lit. */
export const drawPlate = (id: number): PlateDrawing => {
  const next = generator(id * 7919 + 17);
  const background = plateBackgrounds[Math.floor(next() * plateBackgrounds.length)] ?? 'ink';
  const litRow = 1 + Math.floor(next() * (ROWS - 2));
  const bars: PlateBar[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const y = TOP + row * STEP;
    const width = Math.round(170 + next() * 170);
    const isLit = row === litRow;
    bars.push({ x: 0, y, width, weight: isLit ? 'lit' : next() > 0.8 ? 'plain' : 'faint' });
    if (!isLit && next() > 0.45) {
      const x = width + 10 + Math.round(next() * 50);
      bars.push({ x, y, width: Math.round(90 + next() * 110), weight: 'faint' });
    }
  }
  return { background, bars };
};
