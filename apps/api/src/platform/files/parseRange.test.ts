import { expect, it } from 'vitest';
import { parseRange } from './sendStoredFile.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-5', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,4-5', undefined],
  ['lines=1-2', undefined],
])('of 100 bytes %s is %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});
