/** Width and height of an image in CSS pixels, as a browser shows it. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Number of leading bytes that hold the size of nearly every image; a JPEG has metadata first. */
export const SIZE_BYTES = 256 * 1024;

/** The first marker of a JPEG's frame header; DHT, JPG and DAC lie in the same range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Reads the size of a PNG, JPEG, GIF or WebP from its first bytes. Returns undefined if the bytes
 * do not hold it; such an image is shown without a reserved place.
 *
 * @param head the first {@link SIZE_BYTES}, or the whole file
 */
export function imageSize(head: Buffer, contentType: string): ImageSize | undefined {
  const size = READERS[contentType]?.(head);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : size;
}

const READERS: Readonly<Record<string, (head: Buffer) => ImageSize | undefined>> = {
  'image/png': (head) =>
    head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR'
      ? undefined
      : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) },
  'image/gif': (head) =>
    head.length < 10 ? undefined : { width: head.readUInt16LE(6), height: head.readUInt16LE(8) },
  'image/webp': webpSize,
  'image/jpeg': jpegSize,
};

function webpSize(head: Buffer): ImageSize | undefined {
  if (head.length < 30) return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

function jpegSize(head: Buffer): ImageSize | undefined {
  let isTurned = false;
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    // A marker may be padded with any number of FF bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    const end = at + 2 + head.readUInt16BE(at + 2);
    if (marker === 0xe1) isTurned ||= isTurnedByExif(head.subarray(at + 4, end));
    at = end;
  }
  return undefined;
}

const ORIENTATION = 0x01_12;

/** Returns whether EXIF data turn an image by a quarter, so that width and height change places. */
function isTurnedByExif(data: Buffer): boolean {
  if (data.length < 14 || data.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
  const tiff = data.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return false;
  const count = u16(start);
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > tiff.length) return false;
    if (u16(entry) === ORIENTATION) return u16(entry + 8) >= 5;
  }
  return false;
}
