import type { Day } from '../../forms/DatePicker/index.ts';
import type { Direction } from '../ReturnFigure/direction.ts';
import type { ChartMark, Forecast } from './chartTypes.ts';
import { SIDE } from './plot.ts';
import type { Plot } from './plot.ts';
import { targetOf } from './plotValues.ts';
import * as styles from './StockChart.css.ts';

interface PlotLinesProps {
  /** The positions in the chart. */
  plot: Plot;
  /** Of the last price against where it began. */
  direction: Direction;
  /** The forecast of a viewpoint, where one is shown. */
  forecast: Forecast | undefined;
  /** The last one with a price. */
  lastDay: Day;
  /** The marks on days. */
  marks: readonly ChartMark[];
  /** The day that is read. */
  readDay: Day | undefined;
}

const PERCENT = 100;

/**
 * The stretched part of the drawing: lines and areas. Dots and labels are laid over it,
 * unstretched.
 */
export function PlotLines({ plot, direction, forecast, lastDay, marks, readDay }: PlotLinesProps) {
  const scaled = SIDE / PERCENT;
  const across = (price: number): string => `M0 ${plot.yOf(price) * scaled}H${SIDE}`;
  const along = (day: Day): number => plot.xOf(day) * scaled;
  return (
    <svg
      aria-hidden
      className={styles.svg}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
    >
      {forecast && along(lastDay) < SIDE && (
        <path
          className={styles.future}
          d={`M${along(lastDay)} 0H${SIDE}V${SIDE}H${along(lastDay)}z`}
        />
      )}
      <path className={styles.gridLine} d={plot.prices.map(across).join('')} />
      <path className={styles.area({ direction })} d={plot.area} />
      {forecast && <path className={styles.start} d={across(forecast.start.price)} />}
      {forecast && forecast.expectedChange !== 0 && (
        <path className={styles.target} d={across(targetOf(forecast))} />
      )}
      <path
        className={styles.upright({ of: 'mark' })}
        d={marks.map(({ day }) => `M${along(day)} 0V${SIDE}`).join('')}
      />
      {readDay !== undefined && (
        <path className={styles.upright({ of: 'cursor' })} d={`M${along(readDay)} 0V${SIDE}`} />
      )}
      <path className={styles.line({ direction })} d={plot.line} />
    </svg>
  );
}
