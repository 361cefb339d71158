import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { isStaff } from '#platform/viewer/Viewer.ts';
import { organizationTypeIdsOf } from './canRead.ts';
import type { AudienceViewer } from './canRead.ts';
import { audiences } from './tables.ts';

/**
 * The condition under which a viewer sees a row, for lists, counts, search and files alike.
 *
 * @param subject what the audience is of: its type and the SQL of its id, both from the outer query
 */
export function canSee(
  viewer: AudienceViewer,
  subject: { type: SQLWrapper | 'Article' | 'Event'; id: SQLWrapper },
): SQL {
  if (isStaff(viewer)) return sql`true`;
  return sql`not exists (
    select 1 from ${audiences}
    where ${audiences.subjectType} = ${subject.type} and ${audiences.subjectId} = ${subject.id}
      and not (${allows(viewer)}))`;
}

function allows(viewer: AudienceViewer): SQL {
  if (viewer.kind !== 'user' || viewer.userId === undefined) return sql`${audiences.visitors}`;
  const noTypes = sql`cardinality(${audiences.organizationTypeIds}) = 0`;
  const types = organizationTypeIdsOf(viewer);
  const byType =
    types.length === 0
      ? sql`${audiences.visitors}`
      : sql`${audiences.organizationTypeIds} && ${`{${types.join(',')}}`}::bigint[]`;
  return sql`${viewer.userId}::bigint = any(${audiences.userIds})
    or case when ${noTypes}
         then ${audiences.visitors} or cardinality(${audiences.userIds}) = 0
         else ${byType} end`;
}
