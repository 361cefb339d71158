import { describe, expect, it } from 'vitest';
import { baseTheme, themes } from '../themes/index.ts';
import { contrastPairs } from './contrastPairs.ts';
import { deriveTheme } from './deriveTheme.ts';
import { contrast } from './oklch.ts';
import { reportPairs, reportTheme } from './reportContrast.ts';

describe('reportTheme', () => {
  it.each(themes.map((theme) => [theme.id, theme] as const))(
    'THM-05 %s has every pair in both schemes, and none fails',
    (_id, theme) => {
      const { inputs, pairs, failing } = reportTheme(theme.input, theme.contrast);
      expect(pairs).toHaveLength(contrastPairs.length * 2);
      expect([...inputs, ...pairs].filter(({ passes }) => !passes)).toEqual([]);
      expect(failing).toBe(0);
    },
  );

  it('THM-05 an input that would not be painted as given fails, with the nearest that would', () => {
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

describe('reportPairs', () => {
  const theme = deriveTheme(baseTheme.input);

  it('a token that fails names the value with which all its pairs pass', () => {
    const broken = { ...theme, light: { ...theme.light, 'fg-muted': '#9aa4a8' } };
    const faults = reportPairs(broken).filter(({ passes }) => !passes);
    expect(faults.length).toBeGreaterThan(3);
    for (const { change } of faults) {
      expect(change?.name).toBe('fg-muted');
      const mended = { ...theme, light: { ...theme.light, 'fg-muted': change?.value ?? '' } };
      expect(reportPairs(mended).filter(({ passes }) => !passes)).toEqual([]);
    }
  });

  it('where the text cannot give way, the ground does', () => {
    const broken = { ...theme, light: { ...theme.light, 'bg-brand-hover': '#e8f0f2' } };
    const [fault] = reportPairs(broken).filter(({ passes }) => !passes);
    expect(fault).toMatchObject({ foreground: 'fg-on-brand', background: 'bg-brand-hover' });
    expect(fault?.change?.name).toBe('bg-brand-hover');
    const value = fault?.change?.value ?? '';
    const mended = { ...theme, light: { ...theme.light, 'bg-brand-hover': value } };
    expect(reportPairs(mended).every(({ passes }) => passes)).toBe(true);
  });
});
