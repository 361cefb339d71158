import { expect, it } from 'vitest';
import { themes } from './index.ts';
import { logoAddress } from './logoAddress.ts';
import { logoSizes } from './logoSizes.ts';

it.each([
  ['<svg viewBox="0 0 112 32"/>', { width: 112, height: 32 }],
  ["<svg viewBox='0,0,96.5,24'/>", { width: 96.5, height: 24 }],
  [`<svg aria-label="Men's" viewBox=" -4 -4\n60 30 "/>`, { width: 60, height: 30 }],
  ['<svg width="9"/>', undefined],
  ['<svg viewBox="0 0 9"/>', undefined],
])('reads the size of the logo %s', (svg, size) => {
  const logo = { light: logoAddress(svg), dark: '/partners/kestrel.svg' };
  expect(logoSizes(logo)).toEqual({ light: size, dark: undefined });
});

it('knows the size of each logo of the folder', () => {
  for (const { id, logo } of themes) {
    const { light, dark } = logoSizes(logo);
    expect([id, light?.height, dark?.height]).toEqual([id, 32, 32]);
  }
});
