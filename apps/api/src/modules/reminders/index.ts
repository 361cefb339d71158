import { mount } from '#platform/http/mount.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { checkReminders } from './checkReminders.ts';
import { forgetUser } from './forgetUser.ts';
import { remind } from './remind.ts';
import { tellReminded } from './tellReminded.ts';

export const reminders = defineModule({
  name: 'reminders',
  register: (app, deps) => {
    mount(app, 'postOrderReminds', (call) => remind(deps, call));
  },
  jobs: [checkReminders],
  events: [tellReminded, forgetUser],
});
