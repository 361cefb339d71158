import { BEIJING } from '@rostra/i18n';
import { EventCalendar, gridSpan } from '@rostra/ui/EventCalendar';
import { Heading } from '@rostra/ui/Heading';
import { useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { eventCardOf } from '../../features/event/eventCardOf.ts';
import { useEventTypes } from '../../features/event/useEventTypes.ts';
import { beijingDay } from '../../features/home/eventWeek.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useNow } from '../../time/useNow.ts';
import { textIn } from '../sampleWords.ts';
import * as styles from './pages.css.ts';

const EVENTS_MAX = 100;

/** CAL-01: the events of a month, as returned by `getEvents` for its grid. */
export function CalendarPage() {
  const t = useText();
  const name = useLocalized();
  const send = textIn(useLocale());
  const states = useDictionary('event_status');
  const types = useEventTypes();
  const today = beijingDay(useNow());
  const [day, setDay] = useState(today);
  const { from, until } = gridSpan(day, 1, BEIJING);
  const list = useQuery(
    'getEvents',
    { query: { from: from.toISOString(), until: until.toISOString(), per_page: EVENTS_MAX } },
    { keepsPrevious: true },
  );
  return (
    <div className={styles.page}>
      <Heading level={1} size="title-lg">
        {send('Event calendar', '活动日历')}
      </Heading>
      <EventCalendar
        t={t}
        day={day}
        onDayChange={setDay}
        today={today}
        timeZone={BEIJING}
        zoneName={send('Beijing time', '北京时间')}
        firstWeekday={1}
        events={list.data.map((row) => eventCardOf(row, name, states.label))}
        types={types}
        state={list.error ? 'failed' : list.isLoading ? 'loading' : 'ready'}
        onRetry={() => void list.reload()}
      />
    </div>
  );
}
