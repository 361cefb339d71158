import { registerRoute } from '#platform/http/registerRoute.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { forgetUser } from './forgetUser.ts';
import { requestAppointment } from './requestAppointment.ts';

export const appointments = defineModule({
  name: 'appointments',
  routes: (app, deps) => {
    registerRoute(app, 'postAppointment', (call) => requestAppointment(deps, call));
  },
  subscriptions: [forgetUser],
});
