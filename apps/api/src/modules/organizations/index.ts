import { defineModule } from '#platform/module/defineModule.ts';

export { isCurrent, leadOf, membershipsOfUserColumn } from './memberships.ts';
export type { Membership } from './memberships.ts';

export const organizations = defineModule({ name: 'organizations' });
