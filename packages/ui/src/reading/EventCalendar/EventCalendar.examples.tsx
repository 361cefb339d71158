import { EventCalendar } from '@rostra/ui/EventCalendar';
import type { EventCalendarProps } from '@rostra/ui/EventCalendar';
import { useState } from 'react';
import { calendarSample } from '../../story/samples/calendar.ts';

interface CalendarPage extends Pick<
  EventCalendarProps,
  't' | 'day' | 'today' | 'events' | 'types' | 'state' | 'onRetry'
> {
  navigate: (address: string) => void;
}

/** A month in Beijing time; the address keeps the selected day. */
export function Example({ navigate, ...page }: CalendarPage) {
  return (
    <EventCalendar
      {...page}
      timeZone="Asia/Shanghai"
      zoneName="Beijing time"
      onDayChange={(day) => navigate(`/events?day=${day}`)}
    />
  );
}

function Month({ state }: Pick<EventCalendarProps, 'state'>) {
  const sample = calendarSample('en');
  const [day, setDay] = useState(sample.day);
  return <EventCalendar {...sample} day={day} onDayChange={setDay} events={[]} state={state} />;
}

/** Set the state while events load: days then show no count. */
export const Do = () => <Month state="loading" />;

/** Pass an empty list before events arrive: every day then claims to have none. */
export const Dont = () => <Month state="ready" />;
