import { describe, expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { checkContrast } from './checkContrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { deriveTheme } from './deriveTheme.ts';
import { minimumAt } from './minimumAt.ts';
import type { BrandInput } from './themeTypes.ts';

const base = themes[0]?.input as BrandInput;

describe('checkContrast', () => {
  it.each(themes.map((theme) => [theme.id, theme] as const))(
    'passes every declared pair of %s [THM-05, UI-15]',
    (_id, theme) => {
      expect(checkContrast(deriveTheme(theme.input, theme.contrast))).toEqual([]);
    },
  );

  it('requires 7:1 of text and 4.5:1 of controls at high contrast [UI-15]', () => {
    const faults = checkContrast({ ...deriveTheme(base), contrast: 'more' });
    expect(new Set(faults.map(({ minimum }) => minimum))).toEqual(new Set([7, 4.5]));
    expect(faults.every(({ ratio, minimum }) => ratio < minimum)).toBe(true);
  });

  it.each([
    [4.5, 'standard', 4.5],
    [3, 'standard', 3],
    [4.5, 'more', 7],
    [3, 'more', 4.5],
    [1.5, 'more', 1.5],
  ] as const)('asks of a pair of %s at level %s for %s [UI-15]', (minimum, level, requested) => {
    expect(minimumAt(minimum, level)).toBe(requested);
  });

  it('declares each pair once, so that reports name it once', () => {
    const pairs = contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it('finds a failing pair, with its ratio', () => {
    const theme = deriveTheme(base);
    const faults = checkContrast({ ...theme, light: { ...theme.light, 'fg-muted': '#aaaaaa' } });
    expect(faults.map((fault) => fault.foreground)).toContain('fg-muted');
    expect(faults[0]?.ratio).toBeLessThan(4.5);
  });

  it.each(['#e30613', '#ffcc00', '#00d0ff', '#f5f5f5', '#101010', '#7a00cc'])(
    'derives readable text and controls from brand and accent %s [THM-05]',
    (color) => {
      for (const header of ['ink', 'brand', 'surface'] as const)
        for (const level of ['standard', 'more'] as const)
          expect(
            checkContrast(deriveTheme({ ...base, brand: color, accent: color, header }, level)),
          ).toEqual([]);
    },
  );
});
