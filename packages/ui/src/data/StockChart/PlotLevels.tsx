import { formatAmount, formatExpectedChange } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { Forecast } from './chartTypes.ts';
import { sideOf } from './plot.ts';
import type { Plot } from './plot.ts';
import { targetOf } from './plotValues.ts';
import * as styles from './StockChart.css.ts';

interface PlotLevelsProps {
  /** The positions in the chart. */
  plot: Plot;
  /** The forecast of a viewpoint, where one is shown. */
  forecast: Forecast;
}

/** The labels of a viewpoint's two lines: its start, and its target where there is one. */
export function PlotLevels({ plot, forecast }: PlotLevelsProps) {
  const t = useCommunityText();
  const locale = useUiLocale();
  const { start, expectedChange } = forecast;
  const target = targetOf(forecast);
  const [startY, targetY] = [plot.yOf(start.price), plot.yOf(target)];
  const lines = plot.prices.map(plot.yOf);
  return (
    <>
      {expectedChange !== 0 && (
        <span
          className={styles.words({
            of: 'target',
            side: sideOf(targetY, [...lines, startY], 'above'),
          })}
          style={{ insetBlockStart: `${targetY}%` }}
        >
          {t('chart.target', {
            price: formatAmount(target, locale),
            change: formatExpectedChange(expectedChange),
          })}
        </span>
      )}
      <span
        className={styles.words({
          of: 'start',
          side: sideOf(startY, [...lines, targetY], expectedChange < 0 ? 'above' : 'below'),
        })}
        style={{ insetBlockStart: `${startY}%` }}
      >
        {t('chart.start', { price: formatAmount(start.price, locale) })}
      </span>
    </>
  );
}
