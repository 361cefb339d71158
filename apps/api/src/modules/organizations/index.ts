import { registerFileOwner } from '#modules/files/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { dismissUser, forgetUser } from './forgetUser.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

/** The subject type of the logo of an organization. */
export const ORGANIZATION = 'Organization';

// A logo is public, like the name of the organization.
registerFileOwner(ORGANIZATION, async () => true);

export const organizations = defineModule({
  name: 'organizations',
  events: [dismissUser, forgetUser],
});
