import { eventRoutes } from '@rostra/contract';
import { localized } from '@rostra/i18n';
import { defineRoute } from '../app/defineRoute.ts';
import { listTitle } from '../head/listTitle.ts';
import { EventsPage } from '../features/event/EventsPage.tsx';
import { eventsQuery } from '../features/event/eventsQuery.ts';

export default defineRoute({
  calls: [eventRoutes],
  async load({ fill, query }) {
    await fill('getEvents', eventsQuery(query));
  },
  head({ query, t, read, script }) {
    const { type, page } = eventsQuery(query).query;
    const known = read('getEvents', eventsQuery(query))?.data?.[0]?.event_type;
    const all = t('event.list');
    const own = page === undefined ? undefined : String(page);
    return {
      title: listTitle(t, type && known ? [all, localized(known, 'name', script)] : [all], own),
      query: { ...(type && { type: String(type) }), ...(own && { page: own }) },
    };
  },
  Screen: EventsPage,
});
