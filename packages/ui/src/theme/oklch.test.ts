import { describe, expect, it } from 'vitest';
import { contrast, hexToOklch, isHexColor, oklchToHex } from './oklch.ts';

describe('colors as themes write them', () => {
  it.each([
    ['#0c5567', true],
    ['#0C5567', false],
    ['#0c556', false],
    ['#0c55677', false],
    ['x#0c5567', false],
    ['#0c5567\n', false],
    ['0c5567', false],
    ['red', false],
    ['', false],
  ])('accepts %j as a color: %s', (text, isColor) => {
    expect(isHexColor(text)).toBe(isColor);
    if (!isColor)
      expect(() => hexToOklch(text)).toThrow(new TypeError(`not a color: ${JSON.stringify(text)}`));
  });
});

describe('OKLCH', () => {
  /** Published values of the primaries of sRGB, and grays. */
  it.each([
    ['#ff0000', 0.62796, 0.25768, 29.234],
    ['#00ff00', 0.86644, 0.29483, 142.495],
    ['#0000ff', 0.45201, 0.31321, 264.052],
    ['#ffff00', 0.96798, 0.21101, 109.769],
    ['#00ffff', 0.9054, 0.15455, 194.769],
    ['#ff00ff', 0.70167, 0.32249, 328.363],
  ])('reads %s as published', (hex, l, c, h) => {
    const read = hexToOklch(hex);
    expect(read.l).toBeCloseTo(l, 4);
    expect(read.c).toBeCloseTo(c, 4);
    expect(read.h).toBeCloseTo(h, 1);
  });

  it.each([
    ['#000000', 0],
    ['#010101', 0.0671],
    ['#808080', 0.59987],
    ['#ffffff', 1],
  ])('reads %s as a gray', (hex, l) => {
    expect(hexToOklch(hex).l).toBeCloseTo(l, 3);
    expect(hexToOklch(hex).c).toBeCloseTo(0, 4);
  });

  it('writes every color back as read', () => {
    for (const hex of [
      '#000000',
      '#010203',
      '#0a0b0c',
      '#0c5567',
      '#cf4a12',
      '#7d8a8c',
      '#ffffff',
      '#ff0000',
      '#00ff00',
      '#0000ff',
    ])
      expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  });

  it('takes chroma away, never lightness or hue, where no screen shows a color', () => {
    for (const requested of [
      { l: 0.7, c: 0.4, h: 145 },
      { l: 0.5, c: 0.4, h: 30 },
      { l: 0.9, c: 0.3, h: 270 },
    ]) {
      const shown = hexToOklch(oklchToHex(requested));
      expect(shown.l).toBeCloseTo(requested.l, 1);
      expect(Math.abs(shown.h - requested.h)).toBeLessThan(2);
      expect(shown.c).toBeLessThan(requested.c);
      // The most colorful one: a little more is not shown any longer.
      const more = hexToOklch(oklchToHex({ ...requested, c: shown.c + 0.02 }));
      expect(more.c).toBeLessThan(shown.c + 0.01);
      expect(shown.c).toBeGreaterThan(0.04);
    }
  });

  it('writes black and white for values darker or lighter than they are', () => {
    expect(oklchToHex({ l: -0.1, c: 0, h: 0 })).toBe('#000000');
    expect(oklchToHex({ l: 1.1, c: 0, h: 0 })).toBe('#ffffff');
  });
});

describe('contrast of WCAG', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
    ['#0c5567', '#0c5567', 1],
    ['#000000', '#0a0a0a', 1.061],
  ])('returns for %s and %s the ratio %s, in either order', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});
