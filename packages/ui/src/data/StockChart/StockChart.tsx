import { formatAmount, formatChange, formatDate, formatDateTime } from '@rostra/i18n';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { midnightOf } from '../../forms/DatePicker/day.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { ReturnFigure } from '../ReturnFigure/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { ChartMark, ChartRange, Forecast, PricePoint } from './chartTypes.ts';
import { baseOf, changeOf, indexOn } from './plotValues.ts';
import { PriceTable } from './PriceTable.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './StockChart.css.ts';

/** Scales and curves load with the first visible chart. */
const PricePlot = lazy(() => import('./PricePlot.tsx'));

/**
 * A page from the server waits for the drawing as the reader's does: there is no boundary to
 * repair.
 */
const never = () => () => undefined;
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface StockChartProps extends RootProps {
  /** The company's name in the reader's language: it names the chart. */
  name: string;
  /** As the API names it: `HKD`. */
  currency: string;
  /** The last prices of days of trading, oldest first. */
  points: readonly PricePoint[];
  /** During loading, the current content stays visible. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Loads again after failing. */
  onRetry?: (() => void) | undefined;
  /** The time range of `points`; without it there is no choice. */
  range?: ChartRange | undefined;
  /** Gets the time to load. */
  onRangeChange?: ((range: ChartRange) => void) | undefined;
  /** The forecast of a viewpoint: its start, target and end. */
  forecast?: Forecast | undefined;
  /** The publications along the price. */
  marks?: readonly ChartMark[] | undefined;
  /** When the last price was the market's. */
  updatedAt?: Date | undefined;
  /** The delay of prices in minutes; 0 shows no note. @default 0 */
  delayMinutes?: number | undefined;
  /** IANA zone of `updatedAt`. @default Beijing */
  timeZone?: string | undefined;
}

const RANGES: readonly ChartRange[] = ['month', 'quarter', 'year', 'all'];
const VIEWS = ['chart', 'table'] as const;

/** A stock's price over days: read by pointer, keys or as a table. */
export function StockChart(props: StockChartProps) {
  const { name, currency, points, state = 'ready', onRetry, range, onRangeChange } = props;
  const { forecast, marks = [], updatedAt, delayMinutes = 0, timeZone } = props;
  const t = useCommunityText();
  const locale = useUiLocale();
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  const [requested, setCursor] = useState<number | null>(null);
  // Another range may have fewer days than the one that was read.
  const cursor = requested === null || requested >= points.length ? null : requested;
  const isInBrowser = useIsInBrowser();
  const label = t('chart.label', { name });
  const shown = points[cursor ?? points.length - 1];
  const base = baseOf(points, forecast);
  const change = shown && base ? changeOf(shown.price, base.price) : null;
  const write = (day: string): string => formatDate(midnightOf(day), locale, 'UTC');

  const valueText = (): string => {
    if (!shown) return '';
    const values = {
      day: write(shown.day),
      price: `${formatAmount(shown.price, locale)} ${currency}`,
      change: formatChange(change ?? 0),
    };
    const marked = marks.filter(({ day }) => points[indexOn(points, day)] === shown);
    if (marked.length === 0) return t('chart.value', values);
    return t('chart.valueMarked', {
      ...values,
      marks: marked.map((mark) => mark.label).join(', '),
    });
  };
  const note = (): string => {
    if (cursor !== null && shown) return write(shown.day);
    if (!updatedAt) return shown ? write(shown.day) : '';
    const time = formatDateTime(updatedAt, locale, timeZone);
    return delayMinutes > 0
      ? t('chart.delayed', { time, minutes: delayMinutes })
      : t('chart.updated', { time });
  };
  const hasPrices = points.length > 0 && state !== 'failed';
  return (
    <section {...rootProps(props, styles.root)} aria-label={label} aria-busy={state === 'loading'}>
      {hasPrices && shown && (
        <div className={styles.head}>
          <div className={styles.price}>
            <span className={styles.amount}>{formatAmount(shown.price, locale)}</span>
            <span>{currency}</span>
            <ReturnFigure percent={change} size="lg" />
          </div>
          <div className={styles.note}>{note()}</div>
        </div>
      )}
      <div className={styles.choices}>
        {range !== undefined && onRangeChange && (
          <SegmentedControl
            label={t('chart.ranges')}
            options={RANGES.map((value) => ({ value, label: t(`chart.range.${value}`) }))}
            value={range}
            onChange={onRangeChange}
          />
        )}
        {hasPrices && (
          <SegmentedControl
            label={t('chart.view')}
            options={VIEWS.map((value) => ({ value, label: t(`chart.views.${value}`) }))}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {hasPrices && view === 'table' && (
        <PriceTable
          points={points}
          forecast={forecast}
          marks={marks}
          caption={label}
          currency={currency}
        />
      )}
      {hasPrices && view === 'chart' && (
        <Suspense fallback={<div className={styles.waiting} />}>
          {isInBrowser ? (
            <PricePlot
              points={points}
              forecast={forecast}
              marks={marks}
              cursor={cursor}
              onCursor={setCursor}
              label={label}
              valueText={valueText()}
            />
          ) : (
            <div className={styles.waiting} />
          )}
        </Suspense>
      )}
      {!hasPrices && (
        <div className={styles.waiting}>
          {state === 'loading' && <Skeleton count={5} isAnnounced />}
          {state === 'failed' && <ErrorState onRetry={onRetry} />}
          {state === 'ready' && (
            <EmptyState title={t('chart.empty')}>{t('chart.emptyHint')}</EmptyState>
          )}
        </div>
      )}
    </section>
  );
}
