import { formatAmount } from '@rostra/i18n';
import { useMemo } from 'react';
import type { PointerEvent } from 'react';
import type { Day } from '../../forms/DatePicker/index.ts';
import { figuresOf, midnightOf } from '../../forms/DatePicker/day.ts';
import { directionOf } from '../ReturnFigure/direction.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { ChartMark, Forecast, PricePoint } from './chartTypes.ts';
import { PlotLevels } from './PlotLevels.tsx';
import { PlotLines } from './PlotLines.tsx';
import { PlotMarks } from './PlotMarks.tsx';
import { plotOf } from './plot.ts';
import { baseOf, changeOf } from './plotValues.ts';
import * as styles from './StockChart.css.ts';

interface PricePlotProps {
  /** One or more, oldest first. */
  points: readonly PricePoint[];
  /** The forecast of a viewpoint, where one is shown. */
  forecast: Forecast | undefined;
  /** The publications along the price. */
  marks: readonly ChartMark[];
  /** The point that is read, of those; null while none is. */
  cursor: number | null;
  /** Gets the point that the pointer or a key is on, null when it left. */
  onCursor: (index: number | null) => void;
  /** Names the chart for keyboard users. */
  label: string;
  /** The selected point, in words. */
  valueText: string;
}

const PERCENT = 100;
/** Above this number of days, labels show months and years. */
const LONG_DAYS = 400;

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

const isLong = (days: readonly Day[]): boolean =>
  (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / 86_400_000 > LONG_DAYS;

/**
 * The drawing: prices, forecast, marks, and the selected point. Time runs from left to right in any
 * script.
 */
export default function PricePlot(props: PricePlotProps) {
  const { points, forecast, marks, cursor, onCursor, label, valueText } = props;
  const locale = useUiLocale();
  const t = useCommunityText();
  const plot = useMemo(() => plotOf(points, forecast), [points, forecast]);
  const last = points.at(-1);
  const base = baseOf(points, forecast);
  if (!last || !base) return null;
  const direction = directionOf(changeOf(last.price, base.price) ?? 0);
  const read = cursor === null ? undefined : points[cursor];
  const place = ({ day, price }: PricePoint) => ({
    insetInlineStart: `${plot.xOf(day)}%`,
    insetBlockStart: `${plot.yOf(price)}%`,
  });
  const labels = plot.prices.map((price) => formatAmount(price, locale));
  const widest = labels.reduce((long, text) => (text.length > long.length ? text : long), '');
  const isByMonth = isLong(plot.days);
  const write = (day: Day): string => {
    const { year, month: figure, date } = figuresOf(day);
    const month = locale === 'en' ? MONTH.format(midnightOf(day)) : figure;
    return isByMonth
      ? t('chart.axis.month', { month, year })
      : t('chart.axis.day', { month, date });
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onCursor(plot.nearest(((clientX - left) / width) * PERCENT));
  };
  // A publication before the shown time range has no position in it.
  const seen = marks.filter(({ day }) => day >= (points[0]?.day ?? day));
  return (
    <div className={styles.frame} dir="ltr">
      <div className={styles.prices} aria-hidden>
        <span className={styles.widest}>{widest}</span>
        {plot.prices.map((price, at) => (
          <span
            key={price}
            className={styles.priceLabel}
            style={{ insetBlockStart: `${plot.yOf(price)}%` }}
          >
            {labels[at]}
          </span>
        ))}
      </div>
      <div
        className={styles.drawing}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onCursor(null)}
      >
        <PlotLines
          plot={plot}
          direction={direction}
          forecast={forecast}
          lastDay={last.day}
          marks={seen}
          readDay={read?.day}
        />
        {forecast && <PlotLevels plot={plot} forecast={forecast} />}
        {forecast && (
          <span aria-hidden className={styles.dot({ of: 'start' })} style={place(forecast.start)} />
        )}
        <span aria-hidden className={styles.dot({ of: direction })} style={place(last)} />
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-valuetext={valueText}
          min={0}
          max={points.length - 1}
          value={cursor ?? points.length - 1}
          onChange={(event) => onCursor(Number(event.target.value))}
          onFocus={() => onCursor(cursor ?? points.length - 1)}
          onBlur={() => onCursor(null)}
        />
        <PlotMarks plot={plot} points={points} marks={seen} />
        {read && <span aria-hidden className={styles.dot({ of: 'cursor' })} style={place(read)} />}
      </div>
      <div className={styles.days} aria-hidden>
        {plot.days.map((day, at) => (
          <span
            key={day}
            className={styles.dayLabel({
              place: at === 0 ? 'first' : at === plot.days.length - 1 ? 'last' : 'middle',
              isWideOnly: at % 2 === 1,
            })}
            style={
              at === 0 || at === plot.days.length - 1
                ? {}
                : { insetInlineStart: `${plot.xOf(day)}%` }
            }
          >
            {write(day)}
          </span>
        ))}
      </div>
    </div>
  );
}
