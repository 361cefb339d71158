import { EventCard } from '@rostra/ui/EventCard';
import { EventStrip } from '@rostra/ui/EventStrip';
import type { EventStripProps } from '@rostra/ui/EventStrip';
import { Stack } from '@rostra/ui/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { sampleEvents } from '../../story/eventListSample.ts';
import { sampleTypes } from '../../story/eventTypeSample.ts';
import { screenTextFor } from '../../story/screenText.ts';
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
      {renderEvents(day)}
    </>
  );
}

const words = screenTextFor('en');
const sample = { t: words, types: sampleTypes.en, days: sampleWeek };
const today = '2026-09-03';
/** The week keeps its words in half a page. */
const half = { zoom: 0.7 };

/** List the selected day’s events directly below. */
export function Do() {
  const [day, setDay] = useState<string | null>(today);
  const events = sampleEvents.en.filter(
    ({ startsAt }) => startsAt.toISOString().slice(0, 10) === day,
  );
  return (
    <div style={half}>
      <Stack>
        <EventStrip {...sample} chosen={day} onChoose={setDay} />
        {events.map((event) => (
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
