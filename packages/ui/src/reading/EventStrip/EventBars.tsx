import * as styles from './EventStrip.css.ts';

/** An event type from the server's dictionary. */
export interface EventType {
  id: number;
  name: string;
}

/** A day's event counts, by type ID. */
export type EventCounts = Readonly<Record<number, number>>;

const SERIES = ['first', 'second', 'third', 'fourth'] as const;
type Series = (typeof SERIES)[number];

/** Returns a type's color by its position; unknown types get the last color. */
export const seriesOf = (types: readonly EventType[], id: number): Series =>
  SERIES[types.findIndex((type) => type.id === id)] ?? 'fourth';

/** Returns a day's bars, in the order of their colors. */
function barsOf(types: readonly EventType[], counts: EventCounts) {
  const shares = { first: 0, second: 0, third: 0, fourth: 0 };
  for (const [id, count] of Object.entries(counts)) shares[seriesOf(types, Number(id))] += count;
  return SERIES.map((series) => ({ series, share: shares[series] }));
}

interface EventBarsProps {
  /** Event types in the order of their colors. */
  types: readonly EventType[];
  /** Event counts of one day. */
  counts: EventCounts;
}

/** A day's events by type. Decorative: the count is shown beside it as text. */
export function EventBars({ types, counts }: EventBarsProps) {
  return (
    <span className={styles.bars}>
      {barsOf(types, counts).map(({ series, share }) =>
        share > 0 ? (
          <span key={series} className={styles.bar({ series })} style={{ flexGrow: share }} />
        ) : null,
      )}
    </span>
  );
}

/** The legend of the bar colors. */
export function EventLegend({ types }: Pick<EventBarsProps, 'types'>) {
  return (
    <ul className={styles.legend}>
      {types.slice(0, SERIES.length).map(({ id, name }) => (
        <li key={id} className={styles.legendEntry}>
          <span className={`${styles.bar({ series: seriesOf(types, id) })} ${styles.sample}`} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
