import type { Day } from '../DatePicker/index.ts';
import type { Forecast, PricePoint } from './chartTypes.ts';

const PERCENT = 100;

/** What the price would be if it were as expected. */
export const targetOf = ({ start, expectedChange }: Forecast): number =>
  start.price * (1 + expectedChange / PERCENT);

/** Since when and from what a change is told: the publication, or the first day shown. */
export const baseOf = (
  points: readonly PricePoint[],
  forecast: Forecast | undefined,
): PricePoint | undefined => forecast?.start ?? points[0];

/** A price against another one, in percent. */
export const changeOf = (price: number, base: number): number | null =>
  base === 0 ? null : (price / base - 1) * PERCENT;

/** The place of the last day of trading on or before a day; the first for what was earlier. */
export const indexOn = (points: readonly PricePoint[], day: Day): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.day <= day),
  );
