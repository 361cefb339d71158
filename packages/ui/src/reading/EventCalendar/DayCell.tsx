import { formatClock } from '@rostra/i18n';
import { figuresOf } from '../../forms/DatePicker/day.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import { writeDay } from '../../forms/DatePicker/writeDay.ts';
import type { EventCardData } from '../EventCard/index.ts';
import { EventBars, seriesOf } from '../EventStrip/EventBars.tsx';
import type { EventType } from '../EventStrip/EventBars.tsx';
import { bar } from '../EventStrip/EventStrip.css.ts';
import { languageOf } from '../../languageOf.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import * as styles from './EventCalendar.css.ts';

interface DayCellProps {
  /** The day of this cell. */
  day: Day;
  /** The day's events in order; null if not loaded. */
  events: readonly EventCardData[] | null;
  /** Event types in the order of their colors. */
  types: readonly EventType[];
  /** IANA zone in which times are shown. */
  timeZone: string;
  /** The day belongs to an adjacent month. */
  isOutside: boolean;
  /** The day is selected: its events are listed. */
  isChosen: boolean;
  /** It is the reader's current day. */
  isToday: boolean;
  /** Called when the day is pressed. */
  onChoose: () => void;
}

/** Events that fit in a cell; if there are more, the last line shows their count. */
const ROOM = 3;

const countsOf = (events: readonly EventCardData[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { typeId } of events) counts[typeId] = (counts[typeId] ?? 0) + 1;
  return counts;
};

/** One day of the grid: a button over the whole cell, with its event links above. */
export function DayCell(props: DayCellProps) {
  const { day, events, types, timeZone, isOutside, isChosen, isToday, onChoose } = props;
  const t = useOnDemandText();
  const locale = useUiLocale();
  const known = events ?? [];
  const shown = known.length > ROOM ? known.slice(0, ROOM - 1) : known;
  const date = writeDay(day, locale, { dateStyle: 'full' });
  const named = isToday ? t('date.today', { day: date }) : date;
  const localized = (count: number): string => {
    if (count === 0) return t('calendar.dayNone', { day: named });
    return count === 1
      ? t('calendar.dayOne', { day: named })
      : t('calendar.dayMany', { day: named, count });
  };
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={styles.cell({ isOutside: isOutside && !isChosen, isChosen })}
    >
      <PlainButton
        className={styles.day}
        data-print="text"
        aria-label={events === null ? named : localized(known.length)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isChosen ? 0 : -1}
        onPress={onChoose}
      >
        <span
          className={styles.number({ look: isToday ? 'today' : isOutside ? 'outside' : 'inside' })}
        >
          {figuresOf(day).date}
        </span>
      </PlainButton>
      <div className={styles.events}>
        {shown.map((event) => (
          // Not a tab stop: the list below has the same links for the selected day.
          <PlainLink
            key={event.id}
            href={event.href}
            tabIndex={-1}
            className={styles.event({ state: event.state })}
            lang={languageOf(event.name)}
            title={event.name}
          >
            <span className={`${bar({ series: seriesOf(types, event.typeId) })} ${styles.kind}`} />
            <span>{formatClock(event.startsAt, timeZone)}</span>
            <span className={styles.name} dir="auto">
              {event.name}
            </span>
          </PlainLink>
        ))}
        {shown.length < known.length && (
          <span className={styles.more}>
            {t('calendar.more', { count: known.length - shown.length })}
          </span>
        )}
      </div>
      <span className={styles.bars}>
        <EventBars types={types} counts={countsOf(known)} />
      </span>
      {known.length > 0 && (
        <span aria-hidden className={styles.count}>
          {known.length}
        </span>
      )}
    </div>
  );
}
