import { describe, expect, it } from 'vitest';
import { baseTheme, themes } from '../themes/index.ts';
import { contrastPairs } from './contrastPairs.ts';
import { deriveTheme } from './deriveTheme.ts';
import { contrast } from './oklch.ts';
import { reportPairs, reportTheme } from './reportContrast.ts';

describe('reportTheme', () => {
  it.each(themes.map((theme) => [theme.id, theme] as const))(
    'reports every pair of %s in both schemes, and none failing [THM-05]',
    (_id, theme) => {
      const { inputs, pairs, failing } = reportTheme(theme.input, theme.contrast);
      expect(pairs).toHaveLength(contrastPairs.length * 2);
      expect([...inputs, ...pairs].filter(({ passes }) => !passes)).toEqual([]);
      expect(failing).toBe(0);
    },
  );

  it('fails an input that would not be painted as given, with the nearest passing value [THM-05]', () => {
    const { inputs, pairs, failing } = reportTheme({ ...baseTheme.input, brand: '#ffcc00' });
    expect(failing).toBe(1);
    expect(pairs.every(({ passes }) => passes)).toBe(true);
    const [brand] = inputs;
    expect(brand).toMatchObject({ background: 'brand', backgroundValue: '#ffcc00', passes: false });
    expect(brand?.change?.name).toBe('input.brand');
    const better = brand?.change?.value ?? '';
    expect(contrast(better, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(reportTheme({ ...baseTheme.input, brand: better }).failing).toBe(0);
  });
});

describe('the inputs', () => {
  it('judges inputs as painted: two under white text, two on white [THM-05]', () => {
    const { inputs } = reportTheme(baseTheme.input);
    const { brand, accent, trendRed, trendGreen } = baseTheme.input;
    expect(
      inputs.map(({ foreground, foregroundValue, background, backgroundValue }) => [
        foreground,
        foregroundValue,
        background,
        backgroundValue,
      ]),
    ).toEqual([
      ['white text', '#ffffff', 'brand', brand],
      ['white text', '#ffffff', 'accent', accent],
      ['trendRed', trendRed, 'white', '#ffffff'],
      ['trendGreen', trendGreen, 'white', '#ffffff'],
    ]);
    for (const { ratio, minimum, change } of inputs) {
      expect(minimum).toBe(4.5);
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(change).toBeUndefined();
    }
  });

  it('requires 7:1 at high contrast, and reports the ratio of each change [THM-05]', () => {
    const { inputs, failing } = reportTheme(baseTheme.input, 'more');
    const failed = inputs.filter(({ passes }) => !passes);
    expect(failing).toBe(failed.length);
    expect(failed.map(({ change }) => change?.name)).toEqual([
      'input.accent',
      'input.trendRed',
      'input.trendGreen',
    ]);
    for (const { change } of failed) {
      expect(change?.ratio).toBeGreaterThanOrEqual(7);
      expect(change?.ratio).toBe(contrast(change?.value ?? '', '#ffffff'));
    }
  });
});

describe('reportPairs', () => {
  const base = () => deriveTheme(baseTheme.input);

  it('names the value with which all pairs of a failing token pass', () => {
    const theme = base();
    const broken = { ...theme, light: { ...theme.light, 'fg-muted': '#9aa4a8' } };
    const faults = reportPairs(broken).filter(({ passes }) => !passes);
    expect(faults.length).toBeGreaterThan(3);
    for (const { change } of faults) {
      expect(change?.name).toBe('fg-muted');
      const mended = { ...theme, light: { ...theme.light, 'fg-muted': change?.value ?? '' } };
      expect(reportPairs(mended).filter(({ passes }) => !passes)).toEqual([]);
    }
  });

  it('changes the background where the text can’t change', () => {
    const theme = base();
    const broken = { ...theme, light: { ...theme.light, 'bg-brand-hover': '#e8f0f2' } };
    const [fault] = reportPairs(broken).filter(({ passes }) => !passes);
    expect(fault).toMatchObject({ foreground: 'fg-on-brand', background: 'bg-brand-hover' });
    expect(fault?.change?.name).toBe('bg-brand-hover');
    const value = fault?.change?.value ?? '';
    const mended = { ...theme, light: { ...theme.light, 'bg-brand-hover': value } };
    expect(reportPairs(mended).every(({ passes }) => passes)).toBe(true);
  });

  it('changes one pair alone where neither side can give way everywhere', () => {
    const theme = base();
    const broken = {
      ...theme,
      light: { ...theme.light, 'fg-on-vip': '#fbf4e1', 'bg-vip-soft': '#60491b' },
    };
    const faults = reportPairs(broken).filter(({ passes }) => !passes);
    for (const { foreground, background, minimum, change } of faults) {
      const other = change?.name === foreground ? background : foreground;
      const behind = broken.light[other as keyof typeof broken.light];
      expect(contrast(change?.value ?? '#000000', behind)).toBeGreaterThanOrEqual(minimum);
      expect(change?.ratio).toBe(contrast(change?.value ?? '', behind));
    }
    expect(faults.length).toBeGreaterThan(0);
  });

  it('finds no change where text and background are the same gray at high contrast', () => {
    const theme = deriveTheme(baseTheme.input, 'more');
    const hero = ['bg-hero', 'fg-hero', 'fg-hero-muted', 'border-focus-hero'];
    const grayed = Object.fromEntries(hero.map((name) => [name, '#777777']));
    const pairs = reportPairs({ ...theme, dark: { ...theme.dark, ...grayed } });
    expect(pairs.every(({ scheme, passes }) => passes || scheme === 'dark')).toBe(true);
    const failing = pairs.filter(({ passes }) => !passes);
    expect(
      failing.map(({ foreground, ratio, change }) => [foreground, ratio, change?.name]),
    ).toEqual([
      ['fg-hero', 1, undefined],
      ['fg-hero-muted', 1, undefined],
      ['border-focus-hero', 1, 'border-focus-hero'],
    ]);
  });
});
