import { encode } from 'fast-png';

type Color = readonly [red: number, green: number, blue: number];

/** A logo of the demo: a figure on a ground. */
export interface DemoLogo {
  readonly background: Color;
  readonly figure: Color;
  /** Whether a point lies in the figure; both from -1 to 1, from the middle to the right and down. */
  readonly holds: (x: number, y: number) => boolean;
}

/** Pixels of each side. */
const SIZE = 96;

/** Draws a logo as a PNG. */
export function makeLogo({ background, figure, holds }: DemoLogo): Buffer {
  const pixels = Array.from({ length: SIZE * SIZE }, (_, at) => {
    const isFigure = holds(toUnit(at % SIZE), toUnit(Math.floor(at / SIZE)));
    return isFigure ? figure : background;
  });
  const data = Uint8Array.from(pixels.flat());
  return Buffer.from(encode({ width: SIZE, height: SIZE, data, channels: 3 }));
}

const toUnit = (pixel: number): number => ((pixel + 0.5) / SIZE) * 2 - 1;
