// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

beforeEach(() => {
  for (const name of ['look', 'looks']) writeCookie(name, '');
});

it('reads back any written characters', () => {
  writeCookie('look', 'a=b; ü');
  writeCookie('looks', 'other');
  expect([readCookie('look'), readCookie('looks'), readCookie('loo')]).toEqual([
    'a=b; ü',
    'other',
    undefined,
  ]);
});

it('deletes a cookie by writing nothing', () => {
  writeCookie('look', 'a', { isKept: true });
  expect(readCookie('look')).toBe('a');
  writeCookie('look', '');
  expect(readCookie('look')).toBeUndefined();
});

it('reads the named cookie from a header, and nothing from a broken one', () => {
  expect(readCookie('b', 'a=1; b=2; bb=3')).toBe('2');
  expect(readCookie('b', 'a=1; b=%E0%A4%A')).toBeUndefined();
});
