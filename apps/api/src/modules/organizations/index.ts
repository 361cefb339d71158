import { defineModule } from '#platform/module/defineModule.ts';

export { isCurrent, leadOf, membershipsOf, organizationsOf } from './memberships.ts';
export type { Membership, MembershipState, OrganizationName } from './memberships.ts';

export const organizations = defineModule({ name: 'organizations' });
