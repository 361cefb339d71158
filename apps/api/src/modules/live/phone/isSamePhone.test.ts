import { expect, it } from 'vitest';
import { isSamePhone } from './isSamePhone.ts';

const BEIJING = '+861012345678';

it.each([
  BEIJING,
  '861012345678',
  '00861012345678',
  '+8601012345678',
  '01012345678',
  '1012345678',
  '+86 10 1234-5678',
])('matches %s with the same number in full', (notation) => {
  expect([isSamePhone(BEIJING, notation), isSamePhone(notation, BEIJING)]).toEqual([true, true]);
});

it.each([
  ['+8613812345678', '+8613912345678'],
  ['13812345678', '13912345678'],
  ['+8613812345678', '12345678'],
  ['+85255500101', '+65255500101'],
  ['101', '102'],
  ['', ''],
])('does not take %j and %j for the same phone', (one, other) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([false, false]);
});
