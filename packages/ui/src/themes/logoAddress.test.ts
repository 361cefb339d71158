import { expect, it } from 'vitest';
import { logoAddress } from './logoAddress.ts';

/** What a browser makes of the address. */
const drawn = (svg: string): string =>
  decodeURIComponent(logoAddress(svg).slice('data:image/svg+xml,'.length));

it('a drawing is the same behind its address', () => {
  const svg = `<svg viewBox='0 0 8 8' fill='#fc0'><path d='M0 0h8' opacity='50%'/></svg>`;
  expect(drawn(svg)).toBe(svg);
  expect(logoAddress(svg)).not.toMatch(/[#<>"]/);
});

it('an apostrophe inside a value ends none', () => {
  const svg = `<svg aria-label="Men's 100% %22 bank" style="fill:url('#a')"/>`;
  expect(drawn(svg)).toBe(svg);
});

it('what a drawing program says of itself does not travel', () => {
  const said = '<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: A -->\n';
  expect(logoAddress(`${said}<svg/>\n`)).toBe('data:image/svg+xml,%3Csvg/%3E');
});
