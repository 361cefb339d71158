import { and, desc, eq, isNull } from 'drizzle-orm';
import { nestedRows } from '#platform/database/nestedRows.ts';
import type { ViewerOrganization } from '#platform/viewer/Viewer.ts';
import { viewerFact } from '#platform/viewer/ViewerFact.ts';
import { organizations, organizationUsers } from './tables.ts';

interface CurrentMembership {
  id: number;
  typeId: number;
  lead: boolean;
}

const toViewerOrganization = ({ id, typeId, lead }: CurrentMembership): ViewerOrganization => ({
  id,
  type: String(typeId),
  role: lead ? 'lead' : 'member',
});

/**
 * The organizations of which a viewer is a current member, the newest first. One of them is enough
 * to be certified (platform §4).
 */
export const organizationsFact = viewerFact({
  name: 'organizations',
  column: (db, userId) =>
    nestedRows(
      {
        id: organizations.id,
        typeId: organizations.organizationTypeId,
        lead: organizationUsers.lead,
      },
      toViewerOrganization,
      (list) =>
        db
          .select({ list })
          .from(organizationUsers)
          .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
          .where(
            and(
              eq(organizationUsers.userId, userId),
              eq(organizationUsers.state, 'passed'),
              isNull(organizationUsers.dismissedAt),
              isNull(organizations.withdrawnAt),
            ),
          )
          .orderBy(desc(organizationUsers.createdAt), desc(organizationUsers.id)),
    ),
  toViewer: (current) => ({ certified: current.length > 0, organizations: current }),
});
