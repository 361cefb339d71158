import { registerFileOwner } from '#modules/files/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { dismissUser, forgetUser } from './forgetUser.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

/** What the logo of an organization belongs to. */
export const ORGANIZATION = 'Organization';

// A logo is shown to everyone who reads the organization's name.
registerFileOwner(ORGANIZATION, async () => true);

export const organizations = defineModule({
  name: 'organizations',
  events: [dismissUser, forgetUser],
});
