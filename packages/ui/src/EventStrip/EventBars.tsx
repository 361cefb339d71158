import * as styles from './EventStrip.css.ts';

/** A type of events, as the server's dictionary has it. */
export interface EventType {
  id: number;
  name: string;
}

/** How many events of a day, by the id of their type. */
export type EventCounts = Readonly<Record<number, number>>;

const SERIES = ['first', 'second', 'third', 'fourth'] as const;
type Series = (typeof SERIES)[number];

/** The colour of a type by its place among the types; of one that is not among them, the last. */
export const seriesOf = (types: readonly EventType[], id: number): Series =>
  SERIES[types.findIndex((type) => type.id === id)] ?? 'fourth';

/** The bars of a day, in the order of their colours. */
function barsOf(types: readonly EventType[], counts: EventCounts) {
  const shares = { first: 0, second: 0, third: 0, fourth: 0 };
  for (const [id, count] of Object.entries(counts)) shares[seriesOf(types, Number(id))] += count;
  return SERIES.map((series) => ({ series, share: shares[series] }));
}

interface EventBarsProps {
  /** In the order of their colours. */
  types: readonly EventType[];
  /** Of one day. */
  counts: EventCounts;
}

/** A day's events by type: decoration beside their count in words. */
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

/** What the colours of the bars mean. */
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
