import { defineModule } from '#platform/module/defineModule.ts';
import { dismissUser, forgetUser } from './forgetUser.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

export const organizations = defineModule({
  name: 'organizations',
  events: [dismissUser, forgetUser],
});
