import { eventRoutes, fileRoutes, registrationRoutes, reminderRoutes } from '@rostra/contract';
import { localized } from '@rostra/i18n';
import type { Localized } from '@rostra/i18n';
import { defineRoute } from '../../app/defineRoute.ts';
import { EventPage } from './EventPage.tsx';
import { otherEvents } from './otherEvents.ts';

const inputOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

/** `/eventDetail/:id` (EVT-01). */
export const eventRoute = defineRoute({
  calls: [eventRoutes, fileRoutes, registrationRoutes, reminderRoutes],
  async load({ fill, fillOptional, params }) {
    await Promise.all([
      fill('getEvent', inputOf(params['id'])),
      fillOptional('getEvents', otherEvents),
    ]);
  },
  head({ read, params, script, t }) {
    const event = read('getEvent', inputOf(params['id']))?.data;
    if (!event) return { title: t('event.list') };
    const { meetings } = event;
    const placed = meetings.find(({ region_with_parents: regions }) => regions.length > 0);
    const nameOf = (row: Localized<'name'>): string => localized(row, 'name', script);
    return {
      title: localized(event, 'name', script),
      description: localized(event, 'summary', script),
      event: {
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        state: event.state,
        ways: meetings.length > 0 ? meetings.map((each) => each.meeting_way) : [event.meeting_way],
        regions: (placed?.region_with_parents ?? []).map(nameOf),
        organizerName: nameOf(event.organizer),
        organizerUrl: event.organizer_website,
        speakerNames: event.speakers.map(nameOf),
        publishedAt: event.published_at,
        offers: meetings
          .filter((meeting) => !meeting.only_vip)
          .map((meeting) => ({
            price: meeting.current_price ?? 0,
            isSoldOut: meeting.places_left === 0,
          })),
      },
    };
  },
  Screen: EventPage,
});
