import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { isStaff } from '#platform/viewer/Viewer.ts';
import { organizationTypeIdsOf } from './canRead.ts';
import type { AudienceViewer, ReadersAudience } from './canRead.ts';
import { audiences } from './tables.ts';
import { trialOf } from './trialOf.ts';

/**
 * The class of viewers that share a condition. Viewers of one class differ only in values, so that
 * a statement can be prepared for the class. `member` belongs to an organization, `user` to none.
 */
export type AudienceClass = 'staff' | 'visitor' | 'user' | 'member';

/** The values of a viewer in a condition: parameters, or placeholders of a prepared statement. */
export interface AudienceValues {
  userId: SQLWrapper;
  /** PostgreSQL's array of bigint. */
  organizationTypeIds: SQLWrapper;
}

export function audienceClass(viewer: AudienceViewer): AudienceClass {
  if (isStaff(viewer)) return 'staff';
  if (viewer.kind !== 'user' || viewer.userId === undefined) return 'visitor';
  return organizationTypeIdsOf(viewer).length === 0 ? 'user' : 'member';
}

/** Placeholders for {@link audienceParameters} in a prepared statement. */
export const audiencePlaceholders: AudienceValues = {
  userId: sql.placeholder('viewerId'),
  organizationTypeIds: sql.placeholder('viewerTypeIds'),
};

/** Returns the values of a viewer for {@link audiencePlaceholders}. */
export const audienceParameters = (
  viewer: AudienceViewer,
): { viewerId: number; viewerTypeIds: string } => ({
  viewerId: viewer.userId ?? 0,
  viewerTypeIds: `{${organizationTypeIdsOf(viewer).join(',')}}`,
});

/** The subject of a condition: its type and the SQL of its ID, both from the outer query. */
export interface AudienceOf {
  type: SQLWrapper | string;
  id: SQLWrapper;
}

/** Returns the condition under which a viewer sees a row, for lists, counts, search and files. */
export function canSee(viewer: AudienceViewer, subject: AudienceOf): SQL {
  const { viewerId, viewerTypeIds } = audienceParameters(viewer);
  const values = { userId: sql`${viewerId}`, organizationTypeIds: sql`${viewerTypeIds}` };
  return canBeSeenBy(audienceClass(viewer), values, subject);
}

/** Selects the audience of the joined `audiences` row with the trial of a user, for `canRead`. */
export const audienceColumn = (
  userId: SQLWrapper,
): SQL<ReadersAudience | null> => sql`case when ${audiences.subjectId} is not null
  then json_build_object('visitors', ${audiences.visitors},
    'organizationTypeIds', ${audiences.organizationTypeIds}, 'userIds', ${audiences.userIds},
    'trial', ${trialOf(userId)}) end`;

/** Returns the condition of {@link canSee} for a whole class of viewers. */
export function canBeSeenBy(
  viewers: AudienceClass,
  values: AudienceValues,
  subject: AudienceOf,
): SQL {
  if (viewers === 'staff') return sql`true`;
  return sql`not exists (
    select 1 from ${audiences}
    where ${audiences.subjectType} = ${subject.type} and ${audiences.subjectId} = ${subject.id}
      and not (${allows(viewers, values)}))`;
}

function allows(viewers: 'visitor' | 'user' | 'member', values: AudienceValues): SQL {
  if (viewers === 'visitor') return sql`${audiences.visitors}`;
  const noTypes = sql`cardinality(${audiences.organizationTypeIds}) = 0`;
  const byType =
    viewers === 'user'
      ? sql`${audiences.visitors}`
      : sql`${audiences.organizationTypeIds} && ${values.organizationTypeIds}::bigint[]`;
  return sql`${values.userId}::bigint = any(${audiences.userIds})
    or case when ${noTypes}
         then ${audiences.visitors} or cardinality(${audiences.userIds}) = 0
         else ${byType} end
    ${viewers === 'user' ? sql`` : sql`or ${trialOf(sql`${values.userId}::bigint`)} is not null`}`;
}
