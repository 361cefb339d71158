import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { cancelEvent } from './cancelEvent.ts';
import { cancelOwnEvent } from './cancelOwnEvent.ts';
import { cancelRegistration } from './cancelRegistration.ts';
import { enteredEvents } from './enteredEvents.ts';
import { eventCalendar } from './eventCalendar.ts';
import { register } from './register.ts';

/** Mounts the calls about registrations for meetings. */
export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'postRegistration', (call) => register(deps, call));
  registerRoute(app, 'deleteRegistration', (call) => cancelRegistration(deps, call));
  registerRoute(app, 'postStaffEventCancel', (call) =>
    cancelEvent(deps, call, { kind: 'staff', id: requireUser(call.viewer) }),
  );
  registerRoute(app, 'postEventCancel', (call) => cancelOwnEvent(deps, call));
  registerRoute(app, 'getEnteredEvents', ({ query, viewer }) =>
    enteredEvents(deps.db, requireUser(viewer), query, { viewer, now: deps.clock.now() }),
  );
  registerRoute(app, 'getEventCalendar', ({ params, viewer }) =>
    eventCalendar(deps, params.id, { viewer, now: deps.clock.now() }),
  );
}
