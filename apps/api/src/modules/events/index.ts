import type { FastifyInstance } from 'fastify';
import { registerFileOwner } from '#modules/files/index.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { eventDetail } from './eventDetail.ts';
import { EVENT, mayReadEvent } from './mayReadEvent.ts';
import { listEvents } from './listEvents.ts';

export { eventCard, eventColumns } from './eventCard.ts';
export { eventPriceCents } from './eventPrice.ts';
export { leadsOrganizer } from './leadsOrganizer.ts';
export { EVENT, mayReadEvent } from './mayReadEvent.ts';
export { registerPlaybackMaker } from './playbackMaker.ts';
export { visibleTo } from './listEvents.ts';

/** Mounts the calls about events. */
function eventRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getEvents', ({ query, viewer }) =>
    listEvents(deps.db, query, { viewer, now: deps.clock.now() }),
  );
  registerRoute(app, 'getEvent', ({ params, viewer }) =>
    eventDetail(deps, params.id, { viewer, now: deps.clock.now() }),
  );
}

registerFileOwner(EVENT, mayReadEvent);

export const events = defineModule({ name: 'events', register: eventRoutes });
