import { createHash } from 'node:crypto';
import { compose, cut, sideBySide, stacked } from './arrangement.ts';
import type { Spot } from './arrangement.ts';
import type { Raster } from './png.ts';
import { readWebp, writeWebp } from './webp.ts';

/**
 * A sheet is one story in one language: its looks in one lossless WebP, side by side or one
 * below the other, whichever is smaller. A chunk of our own
 * at its end says where each look stands and of which captured bytes it was made: the same bytes are the
 * same pixels, and need not be decoded to know it.
 */
export interface Place extends Spot {
  look: string;
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
/** Pixels that WebP allows each way. */
const LONGEST = 16_383;

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

interface Encoded {
  spots: Spot[];
  whole: Raster;
  image: Buffer;
}

async function encode(rasters: readonly Raster[], spots: Spot[]): Promise<Encoded | null> {
  const whole = compose(rasters, spots);
  if (Math.max(whole.width, whole.height) > LONGEST) return null;
  const file = await writeWebp(whole);
  const image = [...chunksOf(file)].find(({ type }) => type === 'VP8L')?.data;
  if (!image) throw new TypeError('not a lossless WebP');
  return { spots, whole, image };
}

/** The file of these looks. Throws a RangeError where they are too large for one. */
export async function writeSheet(shots: readonly Shot[]): Promise<Buffer> {
  const rasters = shots.map(({ raster }) => raster);
  const [smallest] = [
    await encode(rasters, sideBySide(rasters)),
    ...(shots.length > 1 ? [await encode(rasters, stacked(rasters))] : []),
  ]
    .filter((each) => each !== null)
    .toSorted((one, other) => one.image.length - other.image.length);
  if (!smallest) throw new RangeError(`${shots.length} looks fit no WebP of ${LONGEST} px`);
  const { spots, whole, image } = smallest;
  const places = shots.map(({ look, captured }, at) => ({ look, captured, ...spots[at]! }));
  const written: Written = { places, image: hashOf(image) };
  return riff([
    canvas(whole.width, whole.height),
    chunk('VP8L', image),
    chunk(CHUNK, Buffer.from(JSON.stringify(written))),
  ]);
}
