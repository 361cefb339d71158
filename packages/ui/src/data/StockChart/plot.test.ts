import { describe, expect, it } from 'vitest';
import { labeled, plotOf, sideOf } from './plot.ts';
import { baseOf, changeOf, indexOn, targetOf } from './plotValues.ts';

const points = [
  { day: '2026-08-03', price: 28.4 },
  { day: '2026-08-04', price: 27.1 },
  { day: '2026-08-13', price: 32.05 },
];
const forecast = {
  start: { day: '2026-08-03', price: 28.4 },
  expectedChange: 30,
  until: '2026-08-23',
};

describe('plotOf', () => {
  it('places days by their distance, not by their number', () => {
    const { xOf } = plotOf(points, undefined);
    expect(points.map(({ day }) => Math.round(xOf(day)))).toEqual([0, 10, 100]);
  });

  it('places higher prices higher, all within the drawing, between round ones', () => {
    const { yOf, prices } = plotOf(points, undefined);
    expect(yOf(32.05)).toBeLessThan(yOf(27.1));
    expect(yOf(32.05)).toBeGreaterThanOrEqual(0);
    expect(yOf(27.1)).toBeLessThanOrEqual(100);
    expect(prices).toEqual([27, 28, 29, 30, 31, 32, 33]);
  });

  it('leaves room for the target and for the time that is left [COM-44, COM-45]', () => {
    const { xOf, yOf, days } = plotOf(points, forecast);
    expect(targetOf(forecast)).toBeCloseTo(36.92);
    expect(yOf(targetOf(forecast))).toBeGreaterThanOrEqual(0);
    expect(xOf('2026-08-13')).toBeCloseTo(50);
    expect([days[0], days.at(-1)]).toEqual(['2026-08-03', '2026-08-23']);
  });

  it('keeps to the traded days when the time is over', () => {
    expect(plotOf(points, { ...forecast, until: '2026-08-05' }).xOf('2026-08-13')).toBe(100);
  });

  it('draws one price, and prices that do not move, in the middle', () => {
    const [only] = points;
    const plot = plotOf(only ? [only] : [], undefined);
    expect(plot.line).not.toMatch(/NaN/);
    expect(plot.yOf(28.4)).toBeGreaterThan(10);
    expect(plot.yOf(28.4)).toBeLessThan(90);
    expect(plot.days).toEqual(['2026-08-03', '2026-08-04']);
  });

  it('finds the trading day nearest to a position', () => {
    const { nearest } = plotOf(points, undefined);
    expect([0, 4, 6, 54, 56, 100].map(nearest)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

it('calculates a change since the publication, or else since the first day [COM-39, COM-52]', () => {
  expect(baseOf(points, undefined)?.day).toBe('2026-08-03');
  expect(baseOf(points.slice(1), forecast)?.price).toBe(28.4);
  expect(changeOf(32.05, 28.4)?.toFixed(2)).toBe('12.85');
  expect(changeOf(1, 0)).toBeNull();
});

it('marks a publication on a day without trading at the last price before it [STK-06]', () => {
  expect(
    ['2026-08-01', '2026-08-04', '2026-08-08', '2026-09-01'].map((day) => indexOn(points, day)),
  ).toEqual([0, 1, 1, 2]);
});

it('leaves out labels of marks that would overlap', () => {
  const marks = [{ x: 30 }, { x: 10 }, { x: 18 }, { x: 22 }];
  expect([...labeled(marks, 12)].map(({ x }) => x)).toEqual([10, 22]);
});

it.each([
  [50, [0, 100], 'above', 'above'],
  [50, [45], 'above', 'below'],
  [50, [55], 'below', 'above'],
  [50, [45, 55], 'above', 'above'],
  [5, [], 'above', 'below'],
  [95, [], 'below', 'above'],
] as const)(
  'puts the label of a line at %d with others at %j, preferably %s, %s',
  (y, lines, requested, side) => {
    expect(sideOf(y, lines, requested)).toBe(side);
  },
);
