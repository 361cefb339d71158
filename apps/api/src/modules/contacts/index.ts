import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { contactRoutes } from './routes.ts';

export const contacts = defineModule({
  name: 'contacts',
  routes: contactRoutes,
  // No call changes them; an operator does so in the database.
  visitorAnswers: [visitorAnswer('getCustomerServiceList', [], false)],
});
