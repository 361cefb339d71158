import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, it } from 'vitest';

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../public/${name}`, import.meta.url));

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

it('has every icon of the manifest in its size', () => {
  const { icons } = JSON.parse(read('site.webmanifest').toString()) as Manifest;
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = decode(read(src.slice(1)));
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  const touch = decode(read('apple-touch-icon.png'));
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

it('has an icon for programs that look for favicon.ico', () => {
  const icon = read('favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const sizes = [0, 1].map((at) => {
    const [length, offset] = [icon.readUInt32LE(14 + 16 * at), icon.readUInt32LE(18 + 16 * at)];
    return decode(icon.subarray(offset, offset + length)).width;
  });
  expect(sizes).toEqual([16, 32]);
});
