import { expect, it } from 'vitest';
import { formatChange, formatExpectedChange, roundedChange } from './formatPercent.ts';

it.each([
  [12.84, '+12.84%'],
  [-9.306, '−9.31%'],
  [0, '0.00%'],
  [-0.004, '0.00%'],
  [0.005, '+0.01%'],
  [1234.5, '+1,234.50%'],
])('formats a change of %d percent as %s [COM-52]', (percent, text) => {
  expect(formatChange(percent)).toBe(text);
});

it('formats no change without a sign, whether rounded up or down', () => {
  expect(Object.is(roundedChange(-0.001), 0)).toBe(true);
});

it.each([
  [30, '+30%'],
  [-80, '−80%'],
  [0, '0%'],
])('formats an expected change of %d as %s [COM-31, COM-32, COM-33]', (percent, text) => {
  expect(formatExpectedChange(percent)).toBe(text);
});
