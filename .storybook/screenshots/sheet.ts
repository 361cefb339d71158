import { createHash } from 'node:crypto';
import { compose, cut, sideBySide, stacked } from './arrangement.ts';
import type { Arrangement, Spot } from './arrangement.ts';
import { fileOfImage, readContainer, writeContainer } from './container.ts';
import type { Coded } from './container.ts';
import type { Raster } from './raster.ts';
import { readWebp, writeWebp } from './webp.ts';

/**
 * A sheet is one story in one language, with its looks in one lossless WebP. They are arranged side
 * by side, in a column or, if that is smaller, as separate images, which viewers show as an
 * animation. Small stories share patterns that the coder reuses; large ones compress best
 * separately. A custom chunk at the end holds each look's position and the hash of its captured
 * bytes. Equal bytes are equal pixels: they need no decoding to compare, and are stored once.
 */
export interface SheetLook extends Spot {
  look: string;
  /** SHA-256 of the captured PNG. */
  captured: string;
  /** The index of its image, if there are several. */
  frame?: number;
}

export interface Sheet {
  places: SheetLook[];
  images: Buffer[];
}

interface Written {
  places: SheetLook[];
  /** SHA-256 of the images: a sheet that another program saved is not believed. */
  image: string;
}

const CHUNK = 'LOOK';
/** Pixels that WebP allows each way. */
const LONGEST = 16_383;

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/**
 * Reads a stored file as a sheet. If its record does not match its images, the captured hashes are
 * dropped.
 */
export function readSheet(file: Buffer): Sheet | null {
  const { images, extra } = readContainer(file, CHUNK);
  if (images.length === 0 || !extra) return null;
  const written = JSON.parse(extra.toString('utf8')) as Written;
  const isOurs = written.image === hashOf(Buffer.concat(images));
  return {
    images,
    places: written.places.map((place) => (isOurs ? place : { ...place, captured: '' })),
  };
}

/** The looks of a sheet as pixels, by name. */
export async function looksOf({ places, images }: Sheet): Promise<Map<string, Raster>> {
  const wholes: Raster[] = [];
  for (const image of images) wholes.push(await readWebp(fileOfImage(image)));
  return new Map(places.map((place) => [place.look, cut(wholes[place.frame ?? 0]!, place)]));
}

export interface Shot {
  look: string;
  captured: string;
  raster: Raster;
}

/** Positions of the looks, and the images that contain them. */
interface Encoded {
  spots: (Spot & { frame?: number })[];
  images: Coded[];
}

async function encode({ width, height, data }: Raster): Promise<Coded | null> {
  if (Math.max(width, height) > LONGEST) return null;
  const { images } = readContainer(await writeWebp({ width, height, data }), CHUNK);
  if (!images[0]) throw new TypeError('not a lossless WebP');
  return { width, height, bytes: images[0] };
}

async function together(rasters: readonly Raster[], arrange: Arrangement): Promise<Encoded | null> {
  const spots = arrange(rasters);
  const image = await encode(compose(rasters, spots));
  return image && { spots, images: [image] };
}

async function apart(rasters: readonly Raster[]): Promise<Encoded | null> {
  const images: Coded[] = [];
  for (const raster of rasters) {
    const image = await encode(raster);
    if (!image) return null;
    images.push(image);
  }
  return {
    images,
    spots: rasters.map(({ width, height }, frame) => ({ x: 0, y: 0, width, height, frame })),
  };
}

const weight = ({ images }: Encoded): number =>
  images.reduce((sum, { bytes }) => sum + bytes.length, 0);

async function smallest(rasters: readonly Raster[]): Promise<Encoded> {
  const all = [
    await together(rasters, sideBySide),
    ...(rasters.length > 1 ? [await together(rasters, stacked), await apart(rasters)] : []),
  ].filter((each) => each !== null);
  const [first] = all.toSorted((one, other) => weight(one) - weight(other));
  if (!first) throw new RangeError(`${rasters.length} looks fit no WebP of ${LONGEST} px`);
  return first;
}

/** The file of these looks. Throws a RangeError where they are too large for one. */
export async function writeSheet(shots: readonly Shot[]): Promise<Buffer> {
  const distinct = [...new Map(shots.map((shot) => [shot.captured, shot.raster]))];
  const { spots, images } = await smallest(distinct.map(([, raster]) => raster));
  const places = shots.map(({ look, captured }) => ({
    look,
    captured,
    ...spots[distinct.findIndex(([known]) => known === captured)]!,
  }));
  const written: Written = { places, image: hashOf(Buffer.concat(images.map((i) => i.bytes))) };
  return writeContainer(images, { type: CHUNK, data: Buffer.from(JSON.stringify(written)) });
}
