import { expect, it } from 'vitest';
import { isAddress, linkAddress, imageAddress, typedAddress } from './addresses.ts';

it.each<[string, string | null]>([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ["https://example.com/o'hara", 'https://example.com/o%27hara'],
  ['/article/detail/1', '/article/detail/1'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['//evil.test', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['words', null],
  [`https://example.com/${'a'.repeat(2000)}`, null],
])('links %j to %j [CONT-35]', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

it.each<[string, string | null]>([
  ['example.com/a', 'https://example.com/a'],
  [' example.com ', 'https://example.com/'],
  ['localhost:3000', null],
  ['name@example.com', 'mailto:name@example.com'],
  ['javascript:alert(1)', null],
])('completes the typed address %j to %j', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});

it('accepts image addresses by https or on the site', () => {
  expect(imageAddress('/files/1.png')).toBe('/files/1.png');
  expect(imageAddress('http://example.com/1.png')).toBeNull();
  expect(imageAddress('mailto:a@example.com')).toBeNull();
});

it('recognizes an address only where it is the whole text', () => {
  expect(isAddress(' https://example.com/a ')).toBe(true);
  expect(isAddress('see https://example.com')).toBe(false);
});
