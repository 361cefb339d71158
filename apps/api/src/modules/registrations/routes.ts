import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
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
  mount(app, 'postRegistration', (call) => register(deps, call));
  mount(app, 'deleteRegistration', (call) => cancelRegistration(deps, call));
  mount(app, 'postStaffEventCancel', (call) =>
    cancelEvent(deps, call, { kind: 'staff', id: requireUser(call.viewer) }),
  );
  mount(app, 'postEventCancel', (call) => cancelOwnEvent(deps, call));
  mount(app, 'getEnteredEvents', ({ query, viewer }) =>
    enteredEvents(deps.db, requireUser(viewer), query, { viewer, now: deps.clock.now() }),
  );
  mount(app, 'getEventCalendar', ({ params, viewer }) =>
    eventCalendar(deps, params.id, { viewer, now: deps.clock.now() }),
  );
}
