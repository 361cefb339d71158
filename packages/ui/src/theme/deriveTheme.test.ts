import { describe, expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { deriveTheme } from './deriveTheme.ts';
import { lookTable } from './lookTable.ts';
import { hexToOklch } from './oklch.ts';
import type { ColourToken } from './tokens.ts';

describe('deriveTheme', () => {
  for (const [id, column] of [
    ['rostra', 0],
    ['harbourline-all', 2],
  ] as const) {
    const theme = themes.find((entry) => entry.id === id);
    if (!theme) throw new Error(id);
    const derived = deriveTheme(theme.input);
    const rows = lookTable.filter((row) => row[column + 1] !== undefined);
    it.each(rows.map((row) => [row[0], row[column + 1], row[column + 2]] as const))(
      `${id}: %s is as in the look`,
      (name, light, dark) => {
        expect(derived.light[name as ColourToken]).toBe(light);
        expect(derived.dark[name as ColourToken]).toBe(dark);
      },
    );
  }
  it('makes nothing colourful of a grey input', () => {
    const base = themes.find((entry) => entry.id === 'harbourline');
    if (!base) throw new Error('harbourline');
    const grey = { brand: '#1a1a1a', accent: '#5c5c5c', vip: '#777777' };
    const { light, dark } = deriveTheme({ ...base.input, ...grey, header: 'surface' });
    for (const scheme of [light, dark])
      for (const name of ['line-hero', 'ring-speaking', 'chart-3'] as const)
        expect(hexToOklch(scheme[name]).c, name).toBeLessThan(0.01);
  });
  it('rounds the radii of a partner from the control', () => {
    const partner = themes.find((entry) => entry.id === 'harbourline');
    expect(partner && deriveTheme(partner.input).shape).toMatchObject({
      'radius-small': '1px',
      'radius-card': '3px',
      'shadow-raised': 'none',
    });
  });
});
