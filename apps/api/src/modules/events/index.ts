import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { listEvents, readEvent } from './readEvents.ts';

/** Mounts the calls about events. */
function eventRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, 'getEvents', ({ query, viewer }) =>
    listEvents(deps.db, query, { viewer, now: deps.clock.now() }),
  );
  mount(app, 'getEvent', ({ params, viewer }) =>
    readEvent(deps.db, params.id, { viewer, now: deps.clock.now() }),
  );
}

export const events = defineModule({ name: 'events', register: eventRoutes });
