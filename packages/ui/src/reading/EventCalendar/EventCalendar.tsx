import { formatZone } from '@rostra/i18n';
import { useId, useMemo } from 'react';
import type { Day } from '../../forms/DatePicker/day.ts';
import { FIRST_WEEKDAY } from '../../forms/DatePicker/writeDay.ts';
import { instantsOf, offsetText } from '../../forms/DateTimeField/zonedTime.ts';
import type { EventCardData } from '../EventCard/index.ts';
import { EventLegend } from '../EventStrip/EventBars.tsx';
import type { EventType } from '../EventStrip/EventBars.tsx';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { DayEvents } from './DayEvents.tsx';
import { byDay } from './eventDays.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EventCalendar.css.ts';

export interface EventCalendarProps extends RootProps {
  /** The screens' texts in the reader's language, for the list. */
  t: ScreenText;
  /** The selected day, `2026-09-03`: its month is shown, its events are listed. */
  day: Day;
  /** Gets the selected day; changing the month keeps the date. */
  onDayChange: (day: Day) => void;
  /** The reader's current day: marked, and the target of "Today". */
  today: Day;
  /** IANA zone in which days and times are computed. */
  timeZone: string;
  /** The zone's common name, if it has one: "Beijing time". @default its name in the reader's language */
  zoneName?: string | undefined;
  /** All events in the grid (`gridSpan`), in any order. */
  events: readonly EventCardData[];
  /** Event types; the first four have their own color, all others share the fourth's. */
  types: readonly EventType[];
  /** While loading or failed, days show no event counts. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Retries after a failure. */
  onRetry?: (() => void) | undefined;
  /** 0 is Sunday. @default Sunday in English, Monday in Chinese */
  firstWeekday?: number | undefined;
}

/** A month of events by day, with the selected day's list. */
export function EventCalendar({
  t,
  day,
  onDayChange,
  today,
  timeZone,
  zoneName,
  events,
  types,
  state = 'ready',
  onRetry,
  firstWeekday,
  ...root
}: EventCalendarProps) {
  const words = useOnDemandText();
  const locale = useUiLocale();
  const headId = useId();
  const days = useMemo(() => byDay(events, timeZone), [events, timeZone]);
  const [noon = 0] = instantsOf({ day, time: '12:00' }, timeZone);
  return (
    <div {...rootProps(root, styles.root)}>
      <section className={styles.month} aria-label={words('calendar.label')}>
        <CalendarHead day={day} today={today} onDayChange={onDayChange} id={headId} />
        <MonthGrid
          day={day}
          today={today}
          onDayChange={onDayChange}
          events={state === 'ready' ? days : null}
          types={types}
          timeZone={timeZone}
          firstWeekday={firstWeekday ?? FIRST_WEEKDAY[locale]}
          labelledBy={headId}
        />
        <div className={styles.foot}>
          <Text size="xs" tone="muted">
            {words('calendar.zone', {
              zone: zoneName ?? formatZone(timeZone, locale),
              offset: offsetText(noon, timeZone),
            })}
          </Text>
          <EventLegend types={types} />
        </div>
      </section>
      <DayEvents
        t={t}
        day={day}
        events={days.get(day) ?? []}
        state={state}
        onRetry={onRetry}
        timeZone={timeZone}
      />
    </div>
  );
}
