import { expect, it } from 'vitest';
import { telHref } from './telHref.ts';

it('EVT-22 a number is dialled without what stands between its figures', () => {
  expect(telHref('+852 (5550) 01-00')).toBe('tel:+85255500100');
});

it('LDIA-04 the keys follow after a wait, a hash as an address may hold it', () => {
  expect(telHref('+852 5550 0100', '482719#')).toBe('tel:+85255500100,,482719%23');
});
