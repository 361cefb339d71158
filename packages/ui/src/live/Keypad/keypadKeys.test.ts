import { expect, it } from 'vitest';
import { keysOf } from './keypadKeys.ts';

it.each([
  ['4827 19 #', false, '482719#'],
  ['４８２７＃', false, '4827#'],
  ['(852) 5550-0100', true, '85255500100'],
  ['+852 5550', true, '+8525550'],
  ['+852', false, null],
  ['852+', true, null],
  ['room 7', false, null],
  ['', false, ''],
])('extracts from %j with plus %s the keys %j [LDIA-04]', (text, hasPlus, keys) => {
  expect(keysOf(text, hasPlus)).toBe(keys);
});
