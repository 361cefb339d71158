import { describe, expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { deriveTheme } from './deriveTheme.ts';
import { lookTable } from './lookTable.ts';
import { hexToOklch } from './oklch.ts';
import type { ColorToken } from './tokens.ts';

describe('deriveTheme', () => {
  it.each([
    ['rostra', 0],
    ['harbourline-all', 2],
  ] as const)('derives the colors of %s as the look defines them [UI-15]', (id, column) => {
    const theme = themes.find((entry) => entry.id === id);
    if (!theme) throw new Error(id);
    const derived = deriveTheme(theme.input);
    const rows = lookTable.filter((row) => row[column + 1] !== undefined);
    const made = rows.map(([name]) => {
      const token = name as ColorToken;
      return [name, derived.light[token], derived.dark[token]];
    });
    expect(made).toEqual(rows.map((row) => [row[0], row[column + 1], row[column + 2]]));
  });
  it('derives only grays from a gray input', () => {
    const base = themes.find((entry) => entry.id === 'harbourline');
    if (!base) throw new Error('harbourline');
    const gray = { brand: '#1a1a1a', accent: '#5c5c5c', vip: '#777777' };
    const { light, dark } = deriveTheme({ ...base.input, ...gray, header: 'surface' });
    for (const scheme of [light, dark])
      for (const name of ['line-hero', 'ring-speaking', 'chart-3'] as const)
        expect(hexToOklch(scheme[name]).c, name).toBeLessThan(0.01);
  });
  it('derives shapes from radius, fonts and elevation [UI-15]', () => {
    const partner = themes.find((entry) => entry.id === 'harbourline');
    const base = themes.find((entry) => entry.id === 'rostra');
    if (!partner || !base) throw new Error('a theme is missing');
    const fonts =
      /^'Source Sans 3 Variable', 'Source Sans 3', 'Source Sans 3 Fallback', .*'Noto Sans CJK SC'.*, system-ui, sans-serif$/;
    expect(deriveTheme(partner.input).shape).toEqual({
      'font-family-text': expect.stringMatching(fonts) as string,
      'font-family-reading': expect.stringMatching(
        /^'Source Serif 4 Variable', 'Source Serif 4', 'Source Serif 4 Fallback', Georgia, .*'PingFang SC'.*, serif$/,
      ) as string,
      'font-size-sm': '0.875rem',
      'font-size-md': '0.9375rem',
      'radius-small': '1px',
      'radius-control': '2px',
      'radius-tile': '3px',
      'radius-card': '3px',
      'shadow-raised': 'none',
    });
    expect(deriveTheme(base.input).shape).toMatchObject({
      'font-size-sm': '0.8125rem',
      'font-size-md': '0.875rem',
      'radius-small': '4px',
      'radius-control': '6px',
      'radius-tile': '8px',
      'radius-card': '10px',
      'shadow-raised': expect.stringContaining('light-dark(') as string,
    });
  });

  it.each([
    ['brand', '#c2410c', 'darker'],
    ['brand', '#12305f', 'lighter'],
    ['ink', '#c2410c', 'lighter'],
  ] as const)(
    'draws a header of %s %s with a field %s than its background',
    (header, brand, way) => {
      const base = themes.find((entry) => entry.id === 'rostra');
      if (!base) throw new Error('rostra');
      const { light, dark } = deriveTheme({ ...base.input, brand, header });
      const isDarker = hexToOklch(light['header-bg-field']).l < hexToOklch(light['header-bg']).l;
      expect(isDarker).toBe(way === 'darker');
      expect(light['header-bg'] === light['bg-brand']).toBe(header === 'brand');
      expect(hexToOklch(dark['header-bg']).l).toBeCloseTo(header === 'brand' ? 0.3 : 0.205, 1);
    },
  );

  it.each([
    ['#cf4a12', 70],
    ['#0080ff', 257],
  ])('rings speakers in the hue of the accent %s, warm ones in amber', (accent, hue) => {
    const base = themes.find((entry) => entry.id === 'rostra');
    if (!base) throw new Error('rostra');
    const { light } = deriveTheme({ ...base.input, accent });
    expect(Math.abs(hexToOklch(light['ring-speaking']).h - hue)).toBeLessThan(4);
  });

  it('names the contrast level of its pairs', () => {
    const base = themes.find((entry) => entry.id === 'rostra');
    if (!base) throw new Error('rostra');
    expect(deriveTheme(base.input).contrast).toBe('standard');
    expect(deriveTheme(base.input, 'more').contrast).toBe('more');
  });
});
