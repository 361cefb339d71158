import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { compose, cut, sideBySide, stacked } from '../../../.storybook/screenshots/arrangement.ts';
import { differenceOf } from '../../../.storybook/screenshots/difference.ts';
import { readPng, writePng } from '../../../.storybook/screenshots/raster.ts';
import type { Raster } from '../../../.storybook/screenshots/raster.ts';
import { looksOf, readSheet, writeSheet } from '../../../.storybook/screenshots/sheet.ts';

/** Returns more colors than a palette holds: each pixel has its own. */
function colorful(width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    data.set([at & 255, at >> 8, (at * 7) & 255], at * 4);
  return { width, height, data };
}

/** Returns random marks in colors of their own. */
function inked(width: number, height: number, hue: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let seed = 7 + hue;
  for (let at = 0; at < width * height; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (seed % 64 === 0) data.set([hue * 40, (seed >> 16) & 255, 90 - hue], at * 4);
  }
  return { width, height, data };
}

const shot = (look: string, raster: Raster) => ({ look, raster, captured: `bytes of ${look}` });

describe('images of stories', () => {
  it('keeps images without loss, in different sizes side by side', async () => {
    const [light, dark] = [colorful(61, 40), colorful(30, 53)];
    const sheet = readSheet(await writeSheet([shot('light', light), shot('dark', dark)]));
    expect(sheet?.places.map(({ look, captured }) => [look, captured])).toEqual([
      ['light', 'bytes of light'],
      ['dark', 'bytes of dark'],
    ]);
    const looks = await looksOf(sheet!);
    expect(differenceOf(light, looks.get('light')!)).toBeNull();
    expect(differenceOf(dark, looks.get('dark')!)).toBeNull();
  });

  it.each([
    ['side by side', sideBySide],
    ['stacked', stacked],
  ])('returns images from a sheet unchanged, %s', (_, arrange) => {
    const rasters = [colorful(61, 40), colorful(30, 53)];
    const spots = arrange(rasters);
    const whole = compose(rasters, spots);
    for (const [at, raster] of rasters.entries())
      expect(differenceOf(raster, cut(whole, spots[at]!))).toBeNull();
  });

  it('never stacks images that are too long for a stack', async () => {
    const [light, dark] = [colorful(2, 9_000), colorful(3, 9_000)];
    const sheet = readSheet(await writeSheet([shot('light', light), shot('dark', dark)]));
    expect(sheet?.places.map(({ y }) => y)).toEqual([0, 0]);
  });

  it('stores large images one per frame, and identical ones once', async () => {
    const looks = ['light', 'brand', 'dark'].map((look, hue) => shot(look, inked(300, 1_200, hue)));
    const same = { ...looks[0]!, look: 'partner' };
    const file = await writeSheet([...looks, same]);
    expect(file.toString('latin1').match(/ANMF/g)).toHaveLength(3);
    const sheet = readSheet(file)!;
    expect(sheet.places.map(({ frame }) => frame)).toEqual([0, 1, 2, 0]);
    const read = await looksOf(sheet);
    for (const { look, raster } of [...looks, same])
      expect(differenceOf(raster, read.get(look)!)).toBeNull();
  });

  it('reports a difference of one step of one color of one pixel', () => {
    const [was, is] = [colorful(20, 20), colorful(20, 20)];
    is.data[4 * 37 + 2]! ^= 1;
    expect(differenceOf(was, is)?.words).toBe('1 pixel differs');
    expect(differenceOf(was, colorful(20, 21))?.words).toContain('20 × 21');
  });

  it('trusts the recorded bytes only while the image is the one that was written', async () => {
    const file = await writeSheet([shot('light', colorful(20, 20))]);
    file[60]! ^= 1;
    expect(readSheet(file)?.places.map(({ captured }) => captured)).toEqual(['']);
  });

  it('reads a PNG as written', () => {
    const raster = colorful(33, 9);
    expect(differenceOf(raster, readPng(writePng(raster)))).toBeNull();
  });

  it('reads a capture without transparency as opaque pixels', () => {
    const { width, height, data } = colorful(33, 9);
    const colors = data.filter((_, at) => at % 4 !== 3);
    const captured = encode({ width, height, data: colors, channels: 3 });
    expect(differenceOf(colorful(33, 9), readPng(captured))).toBeNull();
  });

  it('refuses a grayscale PNG, which no capture is', () => {
    const grays = encode({ width: 2, height: 1, data: Uint8Array.of(0, 255), channels: 1 });
    expect(() => readPng(grays)).toThrow('true color');
  });
});

describe('the stored images', () => {
  const folder = join(import.meta.dirname, '../visual/baselines');
  const files = readdirSync(folder);

  it('has at most 1,200 files', () => {
    expect(files.length).toBeLessThanOrEqual(1_200);
  });

  it('takes up at most 40 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(40_000_000);
  });
});
