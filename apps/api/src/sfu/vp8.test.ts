import { expect, it } from 'vitest';
import { beginsKeyFrame } from './vp8.ts';

const KEY = 0x10;
const INTER = 0x11;
const HEADER = [0x80, 96, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1];
const EXTENDED = [0x90, ...HEADER.slice(1), 0xbe, 0xde, 0, 1, 0x10, 0xff, 0, 0];

it.each([
  ['no more than the first byte', [0x10]],
  ['a short picture id', [0x90, 0x80, 0x11]],
  ['a long picture id', [0x90, 0x80, 0x81, 0x11]],
  ['an id, a layer index and a layer', [0x90, 0xe0, 0x81, 0x11, 0x01, 0x20]],
])('distinguishes a key frame from an inter frame: %s', (_, descriptor) => {
  for (const header of [HEADER, EXTENDED]) {
    expect(beginsKeyFrame(Buffer.from([...header, ...descriptor, KEY]))).toBe(true);
    expect(beginsKeyFrame(Buffer.from([...header, ...descriptor, INTER]))).toBe(false);
  }
});

it('finds no key frame start in the middle of a frame or in other partitions', () => {
  expect(beginsKeyFrame(Buffer.from([...HEADER, 0x00, KEY]))).toBe(false);
  expect(beginsKeyFrame(Buffer.from([...HEADER, 0x11, KEY]))).toBe(false);
});

it('finds no key frame start in a truncated packet', () => {
  for (let length = 0; length <= EXTENDED.length; length += 1) {
    expect(beginsKeyFrame(Buffer.from(EXTENDED.slice(0, length)))).toBe(false);
  }
});
