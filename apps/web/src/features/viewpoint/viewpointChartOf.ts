import type { Stock, Viewpoint } from '@rostra/contract';
import type { ChartMark, Forecast, StockChartProps } from '@rostra/ui/StockChart';
import { beijingDay } from '../home/eventWeek.ts';

/** Returns the same day this many months later; a month without that day ends with its last one. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return at.toISOString().slice(0, 10);
}

type NameOf = (row: object, field?: string) => string;

/** Returns the forecast of a viewpoint; undefined until it is published. */
function forecastOf(tracing: Viewpoint['stock_tracing']): Forecast | undefined {
  const price = tracing?.initial_price ?? null;
  const start = tracing?.start_time ?? null;
  if (tracing === null || price === null || start === null) return undefined;
  const day = beijingDay(new Date(start));
  return {
    start: { day, price },
    expectedChange: tracing.expected_change,
    until: monthsAfter(day, tracing.duration),
  };
}

/**
 * Returns the price chart of a viewpoint's stock, with its forecast and additions (STK-05, STK-06).
 *
 * @param updateWord names the additions in their order: "Update 1"
 */
export function viewpointChartOf(
  viewpoint: Viewpoint,
  stock: Stock,
  { name, updateWord }: { name: NameOf; updateWord: (number: number) => string },
): StockChartProps {
  const updatedAt = stock.current_price_updated_at;
  return {
    name: name(stock.corporation),
    currency: stock.corporation.currency,
    points: stock.prices,
    forecast: forecastOf(viewpoint.stock_tracing),
    marks: viewpoint.updates.flatMap((update, at): ChartMark[] =>
      update.initial_price_time === null
        ? []
        : [
            {
              id: update.id,
              day: beijingDay(new Date(update.initial_price_time)),
              label: updateWord(at + 1),
              href: `/viewpoint/detail/${update.id}`,
            },
          ],
    ),
    updatedAt: updatedAt === null ? undefined : new Date(updatedAt),
    delayMinutes: stock.delay_minutes,
  };
}
