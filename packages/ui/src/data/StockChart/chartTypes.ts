import type { Day } from '../../forms/DatePicker/index.ts';

/** The last price of a day of trading. */
export interface PricePoint {
  day: Day;
  price: number;
}

/** A mark on a day: a published viewpoint, or an addition to it. */
export interface ChartMark {
  id: number | string;
  day: Day;
  /** A word or two: "Update 1". */
  label: string;
  /** The address of the publication. */
  href?: string | undefined;
}

/** The forecast of a viewpoint (the API's `stock_tracing`). */
export interface Forecast {
  /** `initial_price` and the day of `start_time`. */
  start: PricePoint;
  /** In percent. */
  expectedChange: number;
  /** The day on which its duration ends. */
  until: Day;
}

export type ChartRange = 'month' | 'quarter' | 'year' | 'all';
