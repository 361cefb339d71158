import { expect, it } from 'vitest';
import { formatChange, formatExpectedChange, roundedChange } from './formatPercent.ts';

it.each([
  [12.84, '+12.84%'],
  [-9.306, '−9.31%'],
  [0, '0.00%'],
  [-0.004, '0.00%'],
  [0.005, '+0.01%'],
  [1234.5, '+1,234.50%'],
])('COM-52 a change of %d percent reads %s', (percent, text) => {
  expect(formatChange(percent)).toBe(text);
});

it('no change has no sign, whichever side it was rounded from', () => {
  expect(Object.is(roundedChange(-0.001), 0)).toBe(true);
});

it.each([
  [30, '+30%'],
  [-80, '−80%'],
  [0, '0%'],
])('COM-31 COM-32 COM-33 an expected change of %d reads %s', (percent, text) => {
  expect(formatExpectedChange(percent)).toBe(text);
});
