import { createHash } from 'node:crypto';
import type { Raster } from './png.ts';
import { readWebp, writeWebp } from './webp.ts';

/**
 * A sheet is one story in one language: its looks side by side in one lossless WebP. A chunk of our own
 * at its end says where each look stands and of which captured bytes it was made: the same bytes are the
 * same pixels, and need not be decoded to know it.
 */
export interface Place {
  look: string;
  x: number;
  width: number;
  height: number;
  /** SHA-256 of the captured PNG. */
  captured: string;
}

export interface Sheet {
  places: Place[];
  image: Buffer;
}

interface Written {
  places: Place[];
  /** SHA-256 of the image: a sheet that another program saved is not believed. */
  image: string;
}

const CHUNK = 'LOOK';
const GAP = 16;
const GROUND = 128;

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

const riff = (chunks: Buffer[]): Buffer =>
  chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));

function* chunksOf(file: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    yield {
      type: file.toString('latin1', at, at + 4),
      data: file.subarray(at + 8, at + 8 + length),
    };
    at += 8 + length + (length % 2);
  }
}

/** The extended form's first chunk: the canvas alone, nothing else in use. */
function canvas(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return chunk('VP8X', data);
}

/** A stored file as a sheet; whose words do not fit its image says nothing of it. */
export function readSheet(file: Buffer): Sheet | null {
  const chunks = [...chunksOf(file)];
  const image = chunks.find(({ type }) => type === 'VP8L')?.data;
  const words = chunks.find(({ type }) => type === CHUNK)?.data;
  if (!image || !words) return null;
  const written = JSON.parse(words.toString('utf8')) as Written;
  const isOurs = written.image === hashOf(image);
  return {
    image,
    places: written.places.map((place) => (isOurs ? place : { ...place, captured: '' })),
  };
}

function cut(whole: Raster, { x, width, height }: Place): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = (row * whole.width + x) * 4;
    data.set(whole.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** The looks of a sheet as pixels, by name. */
export async function looksOf({ places, image }: Sheet): Promise<Map<string, Raster>> {
  const whole = await readWebp(riff([chunk('VP8L', image)]));
  return new Map(places.map((place) => [place.look, cut(whole, place)]));
}

export interface Shot {
  look: string;
  captured: string;
  raster: Raster;
}

/** The file of these looks. */
export async function writeSheet(shots: readonly Shot[]): Promise<Buffer> {
  const places: Place[] = [];
  let x = 0;
  for (const { look, captured, raster } of shots) {
    places.push({ look, x, width: raster.width, height: raster.height, captured });
    x += raster.width + GAP;
  }
  const width = x - GAP;
  const height = Math.max(...places.map((place) => place.height));
  const data = new Uint8ClampedArray(width * height * 4).fill(GROUND);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (const [index, place] of places.entries()) {
    const pixels = shots[index]!.raster.data;
    for (let row = 0; row < place.height; row += 1)
      data.set(
        pixels.subarray(row * place.width * 4, (row + 1) * place.width * 4),
        (row * width + place.x) * 4,
      );
  }
  const encoded = await writeWebp({ width, height, data });
  const image = [...chunksOf(encoded)].find(({ type }) => type === 'VP8L')?.data;
  if (!image) throw new TypeError('not a lossless WebP');
  const written: Written = { places, image: hashOf(image) };
  return riff([
    canvas(width, height),
    chunk('VP8L', image),
    chunk(CHUNK, Buffer.from(JSON.stringify(written))),
  ]);
}
