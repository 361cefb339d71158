import { YUAN_PER_COIN } from '@rostra/contract';
import { EventScreen } from '@rostra/ui/screens/EventScreen';
import { useParams } from 'react-router-dom';
import { useApi } from '../../data/useApi.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { builtHref } from '../home/builtHref.ts';
import { calendarFile } from './calendarFile.ts';
import { eventCardOf } from './eventCardOf.ts';
import { otherEvents } from './otherEvents.ts';
import { saveText } from './saveText.ts';
import { useReaderZone } from './useReaderZone.ts';

const OTHERS = 3;

/** One event. */
export function EventFeature() {
  const { id = '' } = useParams();
  const t = useText();
  const name = useLocalized();
  const now = useNow();
  const readerZone = useReaderZone();
  const { data } = useApi('getEvent', { params: { id } });
  const { data: coming } = useApi('getEvents', otherEvents);
  if (!data) return null;
  const card = eventCardOf(data, name);
  const event = {
    ...card,
    summary: name(data, 'summary'),
    introduction: name(data, 'introduction'),
    industry: data.industry === null ? null : name(data.industry),
    speakers: data.speakers.map((speaker) => ({
      id: speaker.id,
      name: name(speaker),
      title: name(speaker, 'title'),
    })),
  };
  const events = builtHref('events', '/events');
  return (
    <EventScreen
      t={t}
      event={event}
      readerZone={readerZone}
      yuanPerCoin={YUAN_PER_COIN}
      steps={events === undefined ? [] : [{ name: t('event.list'), href: events }]}
      others={coming
        .filter((row) => row.id !== data.id && row.state !== 'finished')
        .slice(0, OTHERS)
        .map((row) => eventCardOf(row, name))}
      askHref={builtHref('aboutUs', '/about_us#contacts')}
      onAddToCalendar={() =>
        saveText(
          `rostra-${event.id}.ics`,
          'text/calendar',
          calendarFile({
            uid: `event-${event.id}@${location.hostname}`,
            title: event.name,
            description: event.summary,
            url: location.href,
            startsAt: event.startsAt,
            endsAt: event.endsAt,
            now,
          }),
        )
      }
    />
  );
}
