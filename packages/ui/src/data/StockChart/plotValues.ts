import type { Day } from '../../forms/DatePicker/index.ts';
import type { Forecast, PricePoint } from './chartTypes.ts';

const PERCENT = 100;

/** Returns the price that the forecast expects. */
export const targetOf = ({ start, expectedChange }: Forecast): number =>
  start.price * (1 + expectedChange / PERCENT);

/** Returns the day and price that a change counts from: the publication, or the first day shown. */
export const baseOf = (
  points: readonly PricePoint[],
  forecast: Forecast | undefined,
): PricePoint | undefined => forecast?.start ?? points[0];

/** Returns the change of a price from another one, in percent. */
export const changeOf = (price: number, base: number): number | null =>
  base === 0 ? null : (price / base - 1) * PERCENT;

/** Returns the index of the last trading day on or before a day; the first for earlier days. */
export const indexOn = (points: readonly PricePoint[], day: Day): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.day <= day),
  );
