import { and, desc, eq, isNull } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { organizations, organizationUsers } from './tables.ts';

export type MembershipState = 'pending' | 'passed' | 'rejected';

/** A user's membership in an organization, with the organization's data for the API. */
export interface Membership {
  userId: number;
  state: MembershipState;
  dismissedAt: Date | null;
  realName: string | null;
  lead: boolean;
  organization: {
    id: number;
    organizationTypeId: number;
    scName: string | null;
    tcName: string | null;
    enName: string | null;
  };
}

/**
 * Returns whether a membership is approved and not dismissed, and so certifies the user (platform
 * §4).
 */
export const isCurrent = (membership: Membership): boolean =>
  membership.state === 'passed' && membership.dismissedAt === null;

function membershipsWhere(db: Database, condition: SQL | undefined) {
  return db
    .select({
      userId: organizationUsers.userId,
      state: organizationUsers.state,
      dismissedAt: organizationUsers.dismissedAt,
      realName: organizationUsers.realName,
      lead: organizationUsers.lead,
      organization: {
        id: organizations.id,
        organizationTypeId: organizations.organizationTypeId,
        scName: organizations.scName,
        tcName: organizations.tcName,
        enName: organizations.enName,
      },
    })
    .from(organizationUsers)
    .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
    .where(and(isNull(organizations.withdrawnAt), condition))
    .orderBy(desc(organizationUsers.createdAt), desc(organizationUsers.id));
}

/**
 * Selects all past and current memberships of a user, the newest first, as a column of another
 * query.
 */
export const membershipsOfUserColumn = (db: Database, userId: SQLWrapper): SQL<Membership[]> =>
  nestedRows(
    {
      userId: organizationUsers.userId,
      state: organizationUsers.state,
      dismissedAt: organizationUsers.dismissedAt,
      realName: organizationUsers.realName,
      lead: organizationUsers.lead,
      id: organizations.id,
      organizationTypeId: organizations.organizationTypeId,
      scName: organizations.scName,
      tcName: organizations.tcName,
      enName: organizations.enName,
    },
    ({ id, organizationTypeId, scName, tcName, enName, ...rest }: FlatMembership): Membership => ({
      ...rest,
      organization: { id, organizationTypeId, scName, tcName, enName },
    }),
    (list) =>
      db
        .select({ list })
        .from(organizationUsers)
        .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
        .where(and(isNull(organizations.withdrawnAt), eq(organizationUsers.userId, userId)))
        .orderBy(desc(organizationUsers.createdAt), desc(organizationUsers.id)),
  );

type FlatMembership = Omit<Membership, 'organization'> & Membership['organization'];

/** Finds the lead, who administers an organization, or undefined (decisions, CERT-25). */
export async function leadOf(
  db: Database,
  organizationId: number,
): Promise<Membership | undefined> {
  const [row] = await membershipsWhere(
    db,
    and(
      eq(organizationUsers.organizationId, organizationId),
      eq(organizationUsers.lead, true),
      isNull(organizationUsers.dismissedAt),
    ),
  );
  return row as Membership | undefined;
}
