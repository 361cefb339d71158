import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fallbackCss } from '../scripts/fallbackFonts/fallbackCss.ts';
import { deliveredFonts } from '../src/theme/deliveredFonts.ts';

const css = readFileSync(new URL('../src/theme/fonts.css', import.meta.url), 'utf8');

it('gives the fallbacks of fonts.css the measures of the delivered files', async () => {
  expect(css.slice(css.indexOf('/* Generated'))).toBe(await fallbackCss());
});

it.each(Object.values(deliveredFonts).flat())('has a fallback of %s', (family) => {
  expect(css).toContain(`font-family: '${family} Fallback'`);
});
