import { expect, it } from 'vitest';
import { isLineOpen, isSameNumber, numberKeyOf } from './lineHours.ts';

const at = (clock: string): Date => new Date(`2026-11-20T${clock}:00+08:00`);

it('opens a line in its own hours of Beijing time, over midnight too [LDIA-57, EVT-78]', () => {
  const day = { availableFrom: '05:30', availableUntil: '23:58' };
  expect(['05:29', '05:30', '23:57', '23:58'].map((clock) => isLineOpen(day, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const night = { availableFrom: '20:00', availableUntil: '04:00' };
  expect(['19:59', '20:00', '03:59', '04:00'].map((clock) => isLineOpen(night, at(clock)))).toEqual(
    [false, true, true, false],
  );
  expect(isLineOpen({ availableFrom: null, availableUntil: null }, at('03:00'))).toBe(true);
});

it('matches a number with and without its country code', () => {
  expect(isSameNumber('+86 400 555 0123', '4005550123')).toBe(true);
  expect(isSameNumber('0086-400-555-0123', '+864005550123')).toBe(true);
  expect(isSameNumber('0123', '4005550123')).toBe(false);
  expect(isSameNumber('', '')).toBe(false);
});

it('gives all notations of a number one key, and other numbers another', () => {
  const notations = ['+8613866660001', '8613866660001', '0086 138 6666 0001', '13866660001'];
  expect(new Set([...notations, '013866660001'].map(numberKeyOf)).size).toBe(1);
  expect(numberKeyOf('13866660002')).not.toBe(numberKeyOf('13866660001'));
  expect([numberKeyOf('101'), numberKeyOf('102'), numberKeyOf('')]).toEqual(['101', '102', '']);
});
