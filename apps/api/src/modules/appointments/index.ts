import { registerRoute } from '#platform/http/registerRoute.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { clearRows } from '#platform/ownData/OwnData.ts';
import { requestAppointment } from './requestAppointment.ts';
import { appointments as table } from './tables.ts';

export const appointments = defineModule({
  name: 'appointments',
  routes: (app, deps) => {
    registerRoute(app, 'postAppointment', (call) => requestAppointment(deps, call));
  },
  // The request and its outcome stay as facts, without the person and the matter.
  auditSubjects: [{ type: 'appointment', id: table.id }],
  ownData: [clearRows(table.userId, { name: null, company: null, contact: '', consult: null })],
});
