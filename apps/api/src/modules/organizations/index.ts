import { defineModule } from '#platform/module/defineModule.ts';
import { dismissUser, forgetUser } from './forgetUser.ts';
import { organizationsFact } from './viewerOrganizations.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

/** The subject type of the logo of an organization. */
export const ORGANIZATION = 'Organization';

export const organizations = defineModule({
  name: 'organizations',
  subscriptions: [dismissUser, forgetUser],
  viewerFacts: [organizationsFact],
  // A logo is public, like the name of the organization.
  fileOwners: [{ subjectType: ORGANIZATION, canSee: async () => true }],
});
