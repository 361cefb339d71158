import { decode, encode } from 'fast-png';

/** An image as rows of red, green, blue, opaque: four bytes per pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The colors that Chromium captures in: red, green and blue, with or without transparency. */
const CHANNELS = [3, 4];

/** The pixels of a PNG, made opaque. Throws a TypeError unless it has eight bits of true color. */
export function readPng(file: Uint8Array): Raster {
  const { width, height, depth, channels, data: pixels, palette } = decode(file);
  if (depth !== 8 || palette || !CHANNELS.includes(channels))
    throw new TypeError('not a PNG of eight bits true color');
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data[to] = pixels[from]!;
    data[to + 1] = pixels[from + 1]!;
    data[to + 2] = pixels[from + 2]!;
  }
  return { width, height, data };
}

/** Pixels as a PNG, for eyes and reports. */
export const writePng = (raster: Raster): Uint8Array => encode(raster);
