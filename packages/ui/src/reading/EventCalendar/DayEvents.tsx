import { useId } from 'react';
import { writeDay } from '../../forms/DatePicker/writeDay.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { EventCard } from '../EventCard/index.ts';
import type { EventCardData } from '../EventCard/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import * as styles from './EventCalendar.css.ts';

interface DayEventsProps {
  /** The screens' texts, for the list. */
  t: ScreenText;
  /** The selected day. */
  day: Day;
  /** The day's events, in order. */
  events: readonly EventCardData[];
  /** Loading state of the events. */
  state: 'ready' | 'loading' | 'failed';
  /** Retries after a failure. */
  onRetry: (() => void) | undefined;
  /** IANA zone in which times are shown. */
  timeZone: string;
}

/** The selected day's events as a list. */
export function DayEvents({ t, day, events, state, onRetry, timeZone }: DayEventsProps) {
  const words = useOnDemandText();
  const locale = useUiLocale();
  const id = useId();
  const count = (): string => {
    if (events.length === 0) return words('calendar.countNone');
    return events.length === 1
      ? words('calendar.countOne')
      : words('calendar.countMany', { count: events.length });
  };
  return (
    <section className={styles.list} aria-labelledby={id}>
      <SectionHead
        id={id}
        level={3}
        title={writeDay(day, locale, { weekday: 'long', month: 'long', day: 'numeric' })}
        sub={state === 'ready' ? count() : undefined}
      />
      {state === 'loading' && <Skeleton count={3} isAnnounced />}
      {state === 'failed' && <ErrorState title={words('calendar.failed')} onRetry={onRetry} />}
      {state === 'ready' && events.length === 0 && (
        <EmptyState title={words('calendar.empty')}>{words('calendar.emptyHint')}</EmptyState>
      )}
      {state === 'ready' && events.length > 0 && (
        <div>
          {events.map((event) => (
            <div key={event.id} className={styles.row}>
              <EventCard t={t} event={event} timeZone={timeZone} level={4} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
