import { localized } from '@rostra/i18n';
import { expect, it } from 'vitest';
import { stockSample, viewpointSample } from '../../screen-stories/samples/communitySamples.ts';
import { expectationOf } from './expectationOf.ts';
import { monthsAfter, viewpointChartOf } from './viewpointChartOf.ts';

const words = {
  name: (row: object, field = 'name') => localized(row, field, 'en'),
  updateWord: (number: number) => `Update ${number}`,
};
const viewpoint = viewpointSample('en');

it('draws the forecast from the publication for its duration, and marks additions [STK-06, COM-60]', () => {
  expect(viewpointChartOf(viewpoint, stockSample, words)).toMatchObject({
    name: 'Haoyuan Energy Storage',
    currency: 'HKD',
    forecast: {
      start: { day: '2026-05-11', price: 28.4 },
      expectedChange: 30,
      until: '2026-11-11',
    },
    marks: [{ day: '2026-07-06', label: 'Update 1', href: '/viewpoint/detail/302' }],
    delayMinutes: 15,
  });
});

it('draws no forecast for an industry, or before the publication [COM-14, COM-37]', () => {
  const ofIndustry = { ...viewpoint, stock_tracing: null };
  expect(viewpointChartOf(ofIndustry, stockSample, words).forecast).toBeUndefined();
  const tracing = viewpoint.stock_tracing && { ...viewpoint.stock_tracing, start_time: null };
  const draft = { ...viewpoint, stock_tracing: tracing, updates: [] };
  expect(viewpointChartOf(draft, stockSample, words).forecast).toBeUndefined();
});

it('converts the actual change from a share to percent [COM-39]', () => {
  expect(expectationOf(viewpoint).came).toBeCloseTo(12.85, 2);
  expect(expectationOf({ ...viewpoint, actual_change: null }).came).toBeNull();
});

it.each([
  ['2026-05-11', 6, '2026-11-11'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
])('counts from %s over %i months until %s [COM-45]', (day, months, until) => {
  expect(monthsAfter(day, months)).toBe(until);
});
