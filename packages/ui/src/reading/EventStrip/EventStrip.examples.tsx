import { EventCard } from '@rostra/ui/EventCard';
import { EventStrip } from '@rostra/ui/EventStrip';
import type { EventCounts, EventStripProps } from '@rostra/ui/EventStrip';
import { Stack } from '@rostra/ui/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { sampleTypes } from '../../story/samples/eventType.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { dayAt } from '../EventCalendar/eventDays.ts';
import { sampleWeek } from './EventStrip.states.ts';

interface Week extends Pick<EventStripProps, 't' | 'types' | 'days'> {
  renderEvents: (day: string | null) => ReactNode;
}

/** The week, and below it the events of the selected day. */
export function Example({ renderEvents, ...week }: Week) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <EventStrip {...week} allHref="/events" chosen={day} onChoose={setDay} />
      <div>{renderEvents(day)}</div>
    </>
  );
}

const words = screenTextFor('en');
const eventsOn = (day: string | null) =>
  sampleEvents.en.filter(({ startsAt }) => dayAt(startsAt, 'Asia/Shanghai') === day);
const countsOn = (day: string): EventCounts => {
  const counts: Record<number, number> = {};
  for (const { typeId } of eventsOn(day)) counts[typeId] = (counts[typeId] ?? 0) + 1;
  return counts;
};
const sample = {
  t: words,
  types: sampleTypes.en,
  days: sampleWeek.map(({ day, date }) => ({ day, date, counts: countsOn(day) })),
};
const today = '2026-09-03';
/** The week keeps its words in half a page. */
const half = { zoom: 0.7 };

/** List the selected day’s events directly below. */
export function Do() {
  const [day, setDay] = useState<string | null>(today);
  return (
    <div style={half}>
      <Stack>
        <EventStrip {...sample} chosen={day} onChoose={setDay} />
        {eventsOn(day).map((event) => (
          <EventCard key={event.id} t={words} event={event} />
        ))}
      </Stack>
    </div>
  );
}

/** Mark a day as selected while its events are on another page. */
export function Dont() {
  const [day, setDay] = useState<string | null>(today);
  return (
    <div style={half}>
      <EventStrip {...sample} chosen={day} onChoose={setDay} />
    </div>
  );
}
