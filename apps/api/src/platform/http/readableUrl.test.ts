import { expect, it } from 'vitest';
import { readableUrl } from './readableUrl.ts';

it.each([
  ['/search?key=%E0%A4%A', '/search?key=%E0%A4%A'],
  ['/user/%E6%9D%8E', '/user/%E6%9D%8E'],
  ['/%', '/%25'],
  ['/100%?a=%', '/100%25?a=%'],
  ['/%E6%9D%8E/50%', '/%E6%9D%8E/50%25'],
  ['/article/detail/%E0%A4%A', '/article/detail/%25E0%25A4%25A'],
  ['/%FF%20x', '/%25FF%2520x'],
])('keeps a path that cannot be decoded as it is: %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readableUrl(url).split('?')[0] ?? '')).not.toThrow();
});
