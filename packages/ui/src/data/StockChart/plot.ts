import { bisectCenter, extent, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { addDays, midnightOf } from '../../forms/DatePicker/day.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import type { Forecast, PricePoint } from './chartTypes.ts';
import { baseOf, targetOf } from './plotValues.ts';

/** The side length of the drawing, which is stretched to its container. */
export const SIDE = 1000;
const PERCENT = 100;
/** Lines that prices are read at, about. */
const PRICE_LINES = 5;
/** The number of days labeled under the drawing. */
const DAY_LABELS = 5;
/** The margin of a range without any change, so that its line is in the middle. */
const FLAT_MARGIN = 0.02;
const DAY_MS = 86_400_000;

const timeOf = (day: Day): number => midnightOf(day).getTime();

function pricesOf(points: readonly PricePoint[], forecast: Forecast | undefined) {
  const prices = points.map(({ price }) => price);
  if (forecast) prices.push(forecast.start.price, targetOf(forecast));
  const [least = 0, most = 0] = extent(prices);
  const margin = least === most ? Math.abs(least) * FLAT_MARGIN || 1 : 0;
  return nice(least - margin, most + margin, PRICE_LINES);
}

/** The positions of all parts of a chart, in percent of its drawing; and its line. */
export interface Plot {
  /** From the start, in percent. */
  xOf: (day: Day) => number;
  /** From the top, in percent. */
  yOf: (price: number) => number;
  line: string;
  /** Between the line and the base. */
  area: string;
  /** Prices to read it by. */
  prices: readonly number[];
  /** Days to read it by, the first and the last among them. */
  days: readonly Day[];
  /** Returns the point nearest to a position, in percent from the start. */
  nearest: (x: number) => number;
}

/** Scales, line and labels of prices; they are one or more, oldest first. */
export function plotOf(points: readonly PricePoint[], forecast: Forecast | undefined): Plot {
  const first = points[0]?.day ?? '';
  const lastTraded = points.at(-1)?.day ?? first;
  const last = forecast && forecast.until > lastTraded ? forecast.until : lastTraded;
  const [from, until] = [timeOf(first), timeOf(last)];
  const length = Math.max(until - from, DAY_MS);
  const [low, high] = pricesOf(points, forecast);

  const xOf = (day: Day): number => ((timeOf(day) - from) / length) * PERCENT;
  const yOf = (price: number): number => ((high - price) / (high - low)) * PERCENT;
  const scaled = SIDE / PERCENT;
  const x = ({ day }: PricePoint): number => xOf(day) * scaled;
  const y = ({ price }: PricePoint): number => yOf(price) * scaled;
  const base = baseOf(points, forecast)?.price ?? low;
  const data = [...points];
  const times = points.map(({ day }) => timeOf(day));
  const count = Math.min(DAY_LABELS, Math.round(length / DAY_MS) + 1);
  const apart = length / DAY_MS / Math.max(count - 1, 1);
  return {
    xOf,
    yOf,
    line: line<PricePoint>(x, y).digits(1)(data) ?? '',
    area: area<PricePoint>(x, yOf(base) * scaled, y).digits(1)(data) ?? '',
    prices: ticks(low, high, PRICE_LINES),
    days: Array.from({ length: count }, (_, at) => addDays(first, Math.round(at * apart))),
    nearest: (place) => bisectCenter(times, from + (place / PERCENT) * length),
  };
}

/**
 * Returns the marks with room for their labels: in the order of their days, none nearer to the
 * previous one than `room` percent.
 */
export function labeled<Mark extends { x: number }>(
  marks: readonly Mark[],
  room: number,
): ReadonlySet<Mark> {
  const kept = new Set<Mark>();
  let end = -Infinity;
  for (const mark of marks.toSorted((a, b) => a.x - b.x)) {
    if (mark.x < end) continue;
    kept.add(mark);
    end = mark.x + room;
  }
  return kept;
}

/** The height of a label's line, in percent of the lowest drawing. */
const WORDS_HEIGHT = 10;

/**
 * Returns the side of a line where its label overlaps no other line: the preferred one if both do
 * or neither does.
 */
export function sideOf(
  y: number,
  lines: readonly number[],
  requested: 'above' | 'below',
): 'above' | 'below' {
  const isFree = {
    above: y >= WORDS_HEIGHT && lines.every((at) => at >= y || at < y - WORDS_HEIGHT),
    below: y <= PERCENT - WORDS_HEIGHT && lines.every((at) => at <= y || at > y + WORDS_HEIGHT),
  };
  const other = requested === 'above' ? 'below' : 'above';
  return !isFree[requested] && isFree[other] ? other : requested;
}
