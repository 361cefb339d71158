import { expect, it } from 'vitest';
import { telHref } from './telHref.ts';

it('strips everything but digits from a number [EVT-22]', () => {
  expect(telHref('+852 (5550) 01-00')).toBe('tel:+85255500100');
});

it('appends the keys after a pause and escapes the pound sign [LDIA-04]', () => {
  expect(telHref('+852 5550 0100', '482719#')).toBe('tel:+85255500100,,482719%23');
});
