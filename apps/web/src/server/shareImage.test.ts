import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { shareImage } from './shareImage.ts';

it('draws each article and event in its own way, in the size of messengers [CONT-36]', () => {
  const drawings = new Set<string>();
  for (const kind of ['article', 'event'] as const)
    for (let id = 1; id <= 12; id += 1) {
      const { width, height, data } = decode(shareImage(kind, id));
      expect([width, height]).toEqual([1200, 630]);
      drawings.add(Buffer.from(data).toString('base64'));
    }
  expect(drawings.size).toBe(24);
});

it('draws the same ID in the same way: a ground, bars, and one that is lit', () => {
  expect(Buffer.compare(shareImage('event', 7), shareImage('event', 7))).toBe(0);
  const { data, palette = [] } = decode(shareImage('event', 7));
  const counts = palette.map((_, index) => data.filter((color) => color === index).length);
  const part = (index: number): number => (counts[index] ?? 0) / data.length;
  // The colors without shades: ground, faint, plain, lit.
  expect(part(0)).toBeGreaterThan(0.5);
  expect(part(16) + part(32)).toBeGreaterThan(0.1);
  expect(part(48)).toBeGreaterThan(0.01);
  expect(part(48)).toBeLessThan(0.05);
  expect(part(0) + part(16) + part(32) + part(48)).toBeGreaterThan(0.98);
});
