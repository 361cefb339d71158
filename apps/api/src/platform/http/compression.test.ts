import { expect, it } from 'vitest';
import { preferredEncoding } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd', undefined],
  ['', undefined],
])('chooses for "%s" the coding %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
