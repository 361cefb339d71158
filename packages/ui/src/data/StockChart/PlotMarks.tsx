import { Link } from '../../foundations/Link/index.ts';
import type { ChartMark, PricePoint } from './chartTypes.ts';
import { labeled } from './plot.ts';
import type { Plot } from './plot.ts';
import { indexOn } from './plotValues.ts';
import * as styles from './StockChart.css.ts';

interface PlotMarksProps {
  /** The positions in the chart. */
  plot: Plot;
  /** Oldest first. */
  points: readonly PricePoint[];
  /** Of the time shown. */
  marks: readonly ChartMark[];
}

/** The space that a mark's label needs, in percent of the drawing. */
const ROOM = 16;
/** From here on, labels are before their mark; otherwise they would overflow the edge. */
const NEAR_END = 84;

/**
 * STK-06: A publication, at its day and price. Labels that would overlap others are in the table
 * only.
 */
export function PlotMarks({ plot, points, marks }: PlotMarksProps) {
  const placed = marks.map((mark) => {
    const price = points[indexOn(points, mark.day)]?.price ?? 0;
    return { mark, x: plot.xOf(mark.day), y: plot.yOf(price) };
  });
  const withWords = labeled(placed, ROOM);
  return (
    <>
      {placed.map((each) => {
        const { mark, x, y } = each;
        const insetInlineStart = `${x}%`;
        return [
          <span
            key={mark.id}
            aria-hidden
            className={styles.dot({ of: 'mark' })}
            style={{ insetInlineStart, insetBlockStart: `${y}%` }}
          />,
          withWords.has(each) && (
            <span
              key={`${mark.id} words`}
              className={styles.words({ of: 'mark', side: x > NEAR_END ? 'before' : 'after' })}
              style={{ insetInlineStart }}
            >
              {mark.href === undefined ? (
                mark.label
              ) : (
                <Link href={mark.href} emphasis="quiet">
                  {mark.label}
                </Link>
              )}
            </span>
          ),
        ];
      })}
    </>
  );
}
