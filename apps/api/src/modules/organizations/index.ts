import { defineModule } from '#platform/module/defineModule.ts';
import { clearRows } from '#platform/ownData/OwnData.ts';
import { dismissUser } from './dismissUser.ts';
import { organizationUsers } from './tables.ts';
import { organizationsFact } from './viewerOrganizations.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

/** The subject type of the logo of an organization. */
export const ORGANIZATION = 'Organization';

export const organizations = defineModule({
  name: 'organizations',
  subscriptions: [dismissUser],
  // The membership stays as a fact, without the name.
  ownData: [clearRows(organizationUsers.userId, { realName: null })],
  viewerFacts: [organizationsFact],
  // A logo is public, like the name of the organization.
  fileOwners: [{ subjectType: ORGANIZATION, canSee: async () => true }],
});
