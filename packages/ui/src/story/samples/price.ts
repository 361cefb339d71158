import type { Locale } from '@rostra/i18n';
import { addDays } from '../../forms/DatePicker/day.ts';
import type { PricePoint, StockChartProps } from '../../data/StockChart/index.ts';
import { castIn } from './cast/index.ts';
import { nothing, sampleWords } from './words.ts';

const SATURDAY = 6;

/** Returns the price from day to day: always the same, because images are taken of it. */
const swing = (at: number): number => Math.sin(at / 9) * 1.6 + Math.sin(at / 2.3) * 0.45;

/**
 * Returns the last prices of the trading days from one day on, over so many calendar days, from one
 * price to another.
 */
export function samplePrices(
  from: string,
  days: number,
  first: number,
  last: number,
): PricePoint[] {
  return Array.from({ length: days }, (_, at) => addDays(from, at))
    .map((day, at) => {
      const share = days === 1 ? 0 : at / (days - 1);
      const ends = Math.sin(Math.PI * share);
      const price = first + (last - first) * share + swing(at) * ends;
      return { day, price: Math.round(price * 100) / 100 };
    })
    .filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() % SATURDAY !== 0);
}

/** Returns a viewpoint of May and its result until the stories' current date. */
export function chartSample(locale: Locale): StockChartProps {
  const { localized } = sampleWords(locale);
  return {
    name: castIn(locale).companies.haoyuan.name,
    currency: 'HKD',
    points: samplePrices('2026-05-11', 116, 28.4, 32.05),
    forecast: {
      start: { day: '2026-05-11', price: 28.4 },
      expectedChange: 30,
      until: '2026-11-11',
    },
    marks: [{ id: 1, day: '2026-07-06', label: localized('Update 1', '追加 1'), href: '#update1' }],
    range: 'quarter',
    onRangeChange: nothing,
    updatedAt: new Date('2026-09-03T07:20:00Z'),
    delayMinutes: 15,
  };
}
