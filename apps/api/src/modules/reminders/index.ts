import { registerRoute } from '#platform/http/registerRoute.ts';
import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { deleteRows } from '#platform/ownData/OwnData.ts';
import { orderReminders } from './tables.ts';
import { checkReminders } from './checkReminders.ts';
import { forgetUser } from './forgetUser.ts';
import { remind } from './remind.ts';
import { notifyReminded } from './notifyReminded.ts';

export { remindedProduct } from './RemindedSubject.ts';
export type { Reminded, RemindedSubject } from './RemindedSubject.ts';

export const reminders = defineModule({
  name: 'reminders',
  routes: (app, deps) => {
    registerRoute(app, 'postOrderReminds', (call) => remind(deps, call));
  },
  jobs: [checkReminders],
  auditSubjects: [{ type: 'order_reminder', id: orderReminders.id }],
  ownData: [deleteRows(orderReminders.userId)],
  notifications: noticesOf('reminders', [
    'reminderOnSale',
    'reminderPriceChanged',
    'reminderStarting',
  ]),
  subscriptions: [notifyReminded, forgetUser],
});
