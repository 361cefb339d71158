import { expect, it } from 'vitest';
import { isUtf8Query, readableUrl } from './readableUrl.ts';

it.each([
  ['/search?key=%E0%A4%A', '/search?key=%E0%A4%A'],
  ['/user/%E6%9D%8E', '/user/%E6%9D%8E'],
  ['/%', '/%25'],
  ['/100%?a=%', '/100%25?a=%'],
  ['/%E6%9D%8E/50%', '/%E6%9D%8E/50%25'],
  ['/article/detail/%E0%A4%A', '/article/detail/%25E0%25A4%25A'],
  ['/%FF%20x', '/%25FF%2520x'],
  ['/search?key=\u00E6\u009D\u008E', '/search?key=%E6%9D%8E'],
  ['/\u00FF', '/%25FF'],
])('keeps a path that cannot be decoded as it is: %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readableUrl(url).split('?')[0] ?? '')).not.toThrow();
});

it.each([
  ['/search?key=%E6%9D%8E', true],
  ['/search?key=100%', true],
  ['/search?key=%zz%20', true],
  ['/search', true],
  ['/%FF', true],
  ['/search?key=%ff', false],
  ['/search?key=%E6%9Dx', false],
  ['/search?%C0%AF=1', false],
  ['/search?key=%ED%A0%80', false],
])('finds out whether the query of %s is UTF-8: %s', (url, expected) => {
  expect(isUtf8Query(url)).toBe(expected);
});
