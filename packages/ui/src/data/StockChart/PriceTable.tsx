import { formatAmount, formatDate } from '@rostra/i18n';
import { midnightOf } from '../../forms/DatePicker/day.ts';
import { Link } from '../../foundations/Link/index.ts';
import { ReturnFigure } from '../ReturnFigure/index.ts';
import { Table } from '../Table/index.ts';
import type { TableColumn } from '../Table/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { ChartMark, Forecast, PricePoint } from './chartTypes.ts';
import { baseOf, changeOf, indexOn } from './plotValues.ts';
import * as styles from './StockChart.css.ts';

interface PriceTableProps {
  /** Oldest first. */
  points: readonly PricePoint[];
  /** The forecast of a viewpoint, where one is shown. */
  forecast: Forecast | undefined;
  /** The publications along the price. */
  marks: readonly ChartMark[];
  /** The table's content in a few words, for screen readers. */
  caption: string;
  /** As the API names it. */
  currency: string;
}

/** The same prices as rows, newest first, with all that is marked. */
export function PriceTable({ points, forecast, marks, caption, currency }: PriceTableProps) {
  const t = useCommunityText();
  const locale = useUiLocale();
  const base = baseOf(points, forecast);
  const write = (day: string): string => formatDate(midnightOf(day), locale, 'UTC');
  const marksOn = ({ day }: PricePoint): ChartMark[] =>
    marks.filter((mark) => points[indexOn(points, mark.day)]?.day === day);
  const columns: TableColumn<PricePoint>[] = [
    { key: 'day', header: t('chart.day'), render: ({ day }) => write(day) },
    {
      key: 'price',
      header: t('chart.price', { currency }),
      align: 'end',
      render: ({ price }) => formatAmount(price, locale),
    },
    {
      key: 'change',
      header: t('chart.change', { day: base ? write(base.day) : '' }),
      align: 'end',
      render: ({ price }) => <ReturnFigure percent={base ? changeOf(price, base.price) : null} />,
    },
  ];
  if (marks.length > 0)
    columns.push({
      key: 'marks',
      header: t('chart.mark'),
      render: (point) =>
        marksOn(point).map(({ id, label, href }) => (
          <div key={id}>{href === undefined ? label : <Link href={href}>{label}</Link>}</div>
        )),
    });
  return (
    <div className={styles.table}>
      <Table
        caption={caption}
        columns={columns}
        rows={points.toReversed()}
        getKey={({ day }) => day}
      />
    </div>
  );
}
