import { describe, expect, it } from 'vitest';
import { imageSize } from './imageSize.ts';

const bytes = (...parts: (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));

const FRAME = [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3];
/** EXIF data with one entry, the orientation, in either order of bytes. */
const exif = (orientation: number, isLittle = false): readonly number[] => {
  const u16 = (value: number) => (isLittle ? [value, 0] : [0, value]);
  const head = isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const tag = isLittle ? [0x12, 0x01] : [0x01, 0x12];
  const count = isLittle ? [1, 0, 0, 0] : [0, 0, 0, 1];
  const entry = [...tag, ...u16(3), ...count, ...u16(orientation), 0, 0];
  const data = [0x45, 0x78, 0x69, 0x66, 0, 0, ...head, ...u16(1), ...entry, 0, 0, 0, 0];
  return [0xff, 0xe1, 0, data.length + 2, ...data];
};
const jpeg = (...segments: (readonly number[])[]): Buffer => bytes([0xff, 0xd8], ...segments);
const QUANTIZATION = [0xff, 0xdb, 0, 4, 0xff, 0xc0];
const TABLES = [0xff, 0xc4, 0, 4, 1, 2];

describe('the size of an image by its first bytes', () => {
  it.each([
    [
      'a PNG',
      'image/png',
      bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 3, 32, 0, 0, 2, 88]),
    ],
    ['a GIF', 'image/gif', bytes('GIF89a', [0x20, 3, 0x58, 2])],
    [
      'a lossy WebP',
      'image/webp',
      bytes('RIFF....WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 0x43, 0x58, 2]),
    ],
    [
      'a lossless WebP',
      'image/webp',
      bytes('RIFF....WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x1f, 0xc3, 0x95, 0, 0, 0, 0, 0, 0]),
    ],
    [
      'an extended WebP',
      'image/webp',
      bytes('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]),
    ],
    ['a JPEG after other segments', 'image/jpeg', jpeg(QUANTIZATION, TABLES, FRAME)],
    ['a JPEG with padded markers', 'image/jpeg', jpeg(QUANTIZATION, [0xff, 0xff], FRAME)],
    ['an upright JPEG', 'image/jpeg', jpeg(exif(3), FRAME)],
  ])('reads %s', (_name, contentType, head) => {
    expect(imageSize(head, contentType)).toEqual({ width: 800, height: 600 });
  });

  it.each([true, false])('turns a JPEG that its EXIF data turn (little endian: %s)', (isLittle) => {
    const head = jpeg(exif(6, isLittle), FRAME);
    expect(imageSize(head, 'image/jpeg')).toEqual({ width: 600, height: 800 });
  });

  it.each([
    ['cut off', 'image/png', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0])],
    ['without a frame', 'image/jpeg', jpeg(TABLES)],
    ['of no height', 'image/gif', bytes('GIF89a', [0x20, 3, 0, 0])],
    ['of an unknown form', 'image/webp', bytes('RIFF....WEBPVP9 ', Array<number>(20).fill(1))],
    ['that is none', 'application/pdf', bytes('%PDF-1.7', Array<number>(30).fill(1))],
  ])('returns nothing for an image %s', (_name, contentType, head) => {
    expect(imageSize(head, contentType)).toBeUndefined();
  });
});
