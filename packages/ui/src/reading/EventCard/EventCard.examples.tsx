import { EventCard } from '@rostra/ui/EventCard';
import type { EventCardProps } from '@rostra/ui/EventCard';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { sampleEvents } from '../../story/samples/eventList.ts';
import { screenTextFor } from '../../story/screenText.ts';

interface EventsProps extends Pick<EventCardProps, 't'> {
  events: readonly EventCardProps['event'][];
}

/** Upcoming events; the head names the zone of all times. */
export function Example({ t, events }: EventsProps) {
  return (
    <section aria-labelledby="upcoming">
      <SectionHead id="upcoming" title="Upcoming events" sub="Beijing time" />
      <Stack>
        {events.map((event) => (
          <EventCard key={event.id} t={t} event={event} />
        ))}
      </Stack>
    </section>
  );
}

const words = screenTextFor('en');
const list = sampleEvents.en.slice(0, 2);

/** Name the zone once, in the head of the list. */
export const Do = () => (
  <div>
    <SectionHead title="Upcoming events" sub="Beijing time" />
    <Stack>
      {list.map((event) => (
        <EventCard key={event.id} t={words} event={event} />
      ))}
    </Stack>
  </div>
);

/** Repeat the zone in every title. */
export const Dont = () => (
  <div>
    <SectionHead title="Upcoming events" />
    <Stack>
      {list.map((event) => (
        <EventCard
          key={event.id}
          t={words}
          event={{ ...event, name: `${event.name} (Beijing time)` }}
        />
      ))}
    </Stack>
  </div>
);
