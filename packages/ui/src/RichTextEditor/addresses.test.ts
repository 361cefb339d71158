import { expect, it } from 'vitest';
import { isAddress, linkAddress, pictureAddress, typedAddress } from './addresses.ts';

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
])('CONT-35 a link to %j leads to %j', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

it.each<[string, string | null]>([
  ['example.com/a', 'https://example.com/a'],
  [' example.com ', 'https://example.com/'],
  ['localhost:3000', null],
  ['name@example.com', 'mailto:name@example.com'],
  ['javascript:alert(1)', null],
])('%j that is typed becomes %j', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});

it('pictures come by https or from the site', () => {
  expect(pictureAddress('/files/1.png')).toBe('/files/1.png');
  expect(pictureAddress('http://example.com/1.png')).toBeNull();
  expect(pictureAddress('mailto:a@example.com')).toBeNull();
});

it('an address stands alone', () => {
  expect(isAddress(' https://example.com/a ')).toBe(true);
  expect(isAddress('see https://example.com')).toBe(false);
});
