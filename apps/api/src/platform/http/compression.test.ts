import { expect, it } from 'vitest';
import { wishedEncoding } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd', undefined],
  ['', undefined],
])('takes of "%s" %s', (header, encoding) => {
  expect(wishedEncoding(header)).toBe(encoding);
});
