import { localized } from '@rostra/i18n';
import { defineRoute } from '../../app/defineRoute.ts';
import { EventPage } from './EventPage.tsx';
import { otherEvents } from './otherEvents.ts';

const inputOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

/** `/eventDetail/:id` (EVT-01). */
export const eventRoute = defineRoute({
  async load({ fill, fillOptional, params }) {
    await Promise.all([
      fill('getEvent', inputOf(params['id'])),
      fillOptional('getEvents', otherEvents),
    ]);
  },
  head({ read, params, script, t }) {
    const event = read('getEvent', inputOf(params['id']))?.data;
    if (!event) return { title: t('event.list') };
    const [city] = event.meetings.flatMap(({ region_with_parents: regions }) => regions.slice(-1));
    return {
      title: localized(event, 'name', script),
      description: localized(event, 'summary', script),
      event: {
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        isCanceled: event.state === 'canceled',
        isOnline: event.meeting_way === 'online',
        place: city === undefined ? '' : localized(city, 'name', script),
        organizerName: localized(event.organizer, 'name', script),
        price: event.current_price,
      },
    };
  },
  Screen: EventPage,
});
