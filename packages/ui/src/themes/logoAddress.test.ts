import { expect, it } from 'vitest';
import { logoAddress } from './logoAddress.ts';

/** Returns the drawing that a browser reads from the address. */
const drawn = (svg: string): string =>
  decodeURIComponent(logoAddress(svg).slice('data:image/svg+xml,'.length));

it('keeps the drawing unchanged behind its address', () => {
  const svg = `<svg viewBox='0 0 8 8' fill='#fc0'><path d='M0 0h8' opacity='50%'/></svg>`;
  expect(drawn(svg)).toBe(svg);
  expect(logoAddress(svg)).not.toMatch(/[#<>"\s]/);
});

it('keeps an apostrophe inside a value', () => {
  const svg = `<svg aria-label="Men's 100% %22 bank" style="fill:url('#a')"/>`;
  expect(drawn(svg)).toBe(svg);
});

it('drops the drawing program’s header and comments', () => {
  const message = '<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: A -->\n';
  expect(logoAddress(`${message}<svg/>\n`)).toBe('data:image/svg+xml,%3Csvg/%3E');
});
