import type { Raster } from './raster.ts';

/** The position of an image in a larger one, in pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Computes the position of each image in one file. */
export type Arrangement = (sizes: readonly Pick<Raster, 'width' | 'height'>[]) => Spot[];

const GAP = 16;
const GROUND = 128;

/** One beside the other. */
export const sideBySide: Arrangement = (sizes) => {
  let x = 0;
  return sizes.map(({ width, height }) => {
    const spot = { x, y: 0, width, height };
    x += width + GAP;
    return spot;
  });
};

/** One below the other. */
export const stacked: Arrangement = (sizes) => {
  let y = 0;
  return sizes.map(({ width, height }) => {
    const spot = { x: 0, y, width, height };
    y += height + GAP;
    return spot;
  });
};

/** Combines images into one, each at its position, with gray between them. */
export function compose(rasters: readonly Raster[], spots: readonly Spot[]): Raster {
  const width = Math.max(...spots.map((spot) => spot.x + spot.width));
  const height = Math.max(...spots.map((spot) => spot.y + spot.height));
  const data = new Uint8ClampedArray(width * height * 4).fill(GROUND);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (const [index, spot] of spots.entries()) {
    const pixels = rasters[index]!.data;
    for (let row = 0; row < spot.height; row += 1)
      data.set(
        pixels.subarray(row * spot.width * 4, (row + 1) * spot.width * 4),
        ((spot.y + row) * width + spot.x) * 4,
      );
  }
  return { width, height, data };
}

/** The pixels of a spot. */
export function cut(whole: Raster, { x, y, width, height }: Spot): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * whole.width + x) * 4;
    data.set(whole.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}
