import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import type { Trial } from './canRead.ts';
import { audiences, audienceTrials } from './tables.ts';

/**
 * Selects the trial of a user for the `audiences` row of the outer query. A seat counts while the
 * user is a member of the organization that provided it.
 */
export const trialOf = (userId: SQLWrapper): SQL<Trial> => {
  const member = sql`from ${organizationUsers} member
    join ${organizations} organization on organization.id = member.organization_id
      and organization.withdrawn_at is null
    where member.user_id = ${userId} and member.state = 'passed' and member.dismissed_at is null`;
  const places = sql`from ${audienceTrials} place
    where place.subject_type = ${audiences.subjectType} and place.subject_id = ${audiences.subjectId}
      and place.organization_id = member.organization_id`;
  return sql`case when ${audiences.trialQuota} = 0 then null
    when exists (select 1 ${member}
      and exists (select 1 ${places} and place.user_id = member.user_id)) then 'taken'
    when exists (select 1 ${member}
      and (select count(*) ${places}) < ${audiences.trialQuota}) then 'open' end`;
};
