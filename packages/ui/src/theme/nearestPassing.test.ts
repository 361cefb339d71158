import { expect, it } from 'vitest';
import { nearestPassing } from './nearestPassing.ts';
import { contrast, hexToOklch } from './oklch.ts';

const on = (background: string, minimum = 4.5) => [{ background, minimum }];

it('leaves a passing color unchanged', () => {
  expect(nearestPassing('#0c5567', on('#ffffff'))).toBe('#0c5567');
});

it('darkens on white and lightens on black, no further than needed, in the same hue', () => {
  for (const [background, isDarker] of [
    ['#ffffff', true],
    ['#000000', false],
  ] as const) {
    const found = nearestPassing('#777777', on(background, 7)) ?? '';
    expect(contrast(found, background)).toBeGreaterThanOrEqual(7);
    expect(contrast(found, background)).toBeLessThan(7.15);
    expect(hexToOklch(found).l < hexToOklch('#777777').l).toBe(isDarker);
  }
  const yellow = nearestPassing('#ffcc00', on('#ffffff')) ?? '';
  expect(Math.abs(hexToOklch(yellow).h - hexToOklch('#ffcc00').h)).toBeLessThan(4);
});

it('passes on every background at once', () => {
  const found = nearestPassing('#888888', [...on('#ffffff'), ...on('#e5ebec')]) ?? '';
  expect(contrast(found, '#e5ebec')).toBeGreaterThanOrEqual(4.5);
});

it('returns null when no color passes', () => {
  expect(nearestPassing('#888888', [...on('#ffffff', 7), ...on('#000000', 7)])).toBeNull();
});
