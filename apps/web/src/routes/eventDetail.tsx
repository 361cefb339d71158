import { localized } from '@rostra/i18n';
import { defineRoute } from '../app/defineRoute.ts';
import { EventFeature } from '../features/event/EventFeature.tsx';
import { otherEvents } from '../features/event/otherEvents.ts';

const inputOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

export default defineRoute({
  async load({ fill, fillOptional, params }) {
    await Promise.all([
      fill('getEvent', inputOf(params['id'])),
      fillOptional('getEvents', otherEvents),
    ]);
  },
  head({ read, params, script, t }) {
    const event = read('getEvent', inputOf(params['id']))?.data;
    if (!event) return { title: t('event.list') };
    return {
      title: localized(event, 'name', script),
      description: localized(event, 'summary', script),
    };
  },
  Screen: EventFeature,
});
