import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deliveredFonts } from './deliveredFonts.ts';

it('declares in fonts.css exactly the fonts that themes may use', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
  const brought = [...css.matchAll(/font-family: '([^']+) Variable'/g)].map(([, name]) => name);
  expect(new Set(brought)).toEqual(new Set(Object.values(deliveredFonts).flat()));
});
