import { defineRoute } from '../app/defineRoute.ts';
import { EventsPage } from '../features/event/EventsPage.tsx';
import { eventsQuery } from '../features/event/eventsQuery.ts';

export default defineRoute({
  async load({ fill, query }) {
    await fill('getEvents', eventsQuery(query));
  },
  head: ({ t }) => ({ title: t('event.list'), description: t('home.pageDescription') }),
  Screen: EventsPage,
});
