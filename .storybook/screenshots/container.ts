/** The pieces of a WebP file: a kind of four letters, a length, bytes. */
export interface Chunk {
  type: string;
  data: Buffer;
}

/** A lossless image of a WebP file, and its size. */
export interface Coded {
  width: number;
  height: number;
  /** The content of the chunk `VP8L`. */
  bytes: Buffer;
}

/** How long a program that shows the file stays at one of several images. */
const STAY = 2_000;
const IS_ANIMATED = 0b10;
/** The image replaces the previous content and is removed before the next one. */
const ALONE = 0b11;
const FRAME_HEAD = 16;

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function* chunksFrom(bytes: Buffer, start: number): Generator<Chunk> {
  for (let at = start; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    yield {
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + 8, at + 8 + length),
    };
    at += 8 + length + (length % 2);
  }
}

const fileOf = (chunks: Chunk[]): Buffer =>
  written({
    type: 'RIFF',
    data: Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks.map(written)]),
  });

/** The extended form's first chunk: the canvas, large enough for every image. */
function canvas(images: readonly Coded[]): Chunk {
  const data = Buffer.alloc(10);
  data[0] = images.length > 1 ? IS_ANIMATED : 0;
  data.writeUIntLE(Math.max(...images.map(({ width }) => width)) - 1, 4, 3);
  data.writeUIntLE(Math.max(...images.map(({ height }) => height)) - 1, 7, 3);
  return { type: 'VP8X', data };
}

function frame({ width, height, bytes }: Coded): Chunk {
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  head.writeUIntLE(STAY, 12, 3);
  head[15] = ALONE;
  return { type: 'ANMF', data: Buffer.concat([head, written({ type: 'VP8L', data: bytes })]) };
}

/** Returns a WebP file: a single image, or several as an animation. */
export function writeContainer(images: readonly Coded[], extra: Chunk): Buffer {
  const shown: Chunk[] =
    images.length === 1
      ? [{ type: 'VP8L', data: images[0]!.bytes }]
      : [{ type: 'ANIM', data: Buffer.alloc(6) }, ...images.map(frame)];
  return fileOf([canvas(images), ...shown, extra]);
}

/** The images of a WebP file in their order, and the chunk of our own. */
export function readContainer(
  file: Buffer,
  extraType: string,
): { images: Buffer[]; extra: Buffer | undefined } {
  const chunks = [...chunksFrom(file, 12)];
  const images = chunks.flatMap(({ type, data }) => {
    if (type === 'VP8L') return [data];
    if (type !== 'ANMF') return [];
    return [...chunksFrom(data, FRAME_HEAD)]
      .filter((each) => each.type === 'VP8L')
      .map((each) => each.data);
  });
  return { images, extra: chunks.find(({ type }) => type === extraType)?.data };
}

/** A file of one image alone. */
export const fileOfImage = (bytes: Buffer): Buffer => fileOf([{ type: 'VP8L', data: bytes }]);
