import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { organizations, organizationUsers } from './tables.ts';

export type MembershipState = 'pending' | 'passed' | 'rejected';

/** A user's part in an organization, with what the API says of the organization. */
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

/** Passed and not dismissed: the user is certified by it (platform §4). */
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

/** All parts a user has or had in organizations, the newest first. */
export async function membershipsOf(db: Database, userId: number): Promise<Membership[]> {
  return (await membershipsWhere(db, eq(organizationUsers.userId, userId))) as Membership[];
}

/** The member who administers an organization, or undefined (decisions, CERT-25). */
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

/** An organization as cards and headings show it. */
export interface OrganizationName {
  id: number;
  sc_name: string | null;
  tc_name: string | null;
  en_name: string | null;
  organizationTypeId: number;
  /** Whom its members turn to for access, or null. */
  contact: string | null;
}

/** Names of organizations by id; unknown and withdrawn ids are absent. */
export async function organizationsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, OrganizationName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: organizations.id,
      sc_name: organizations.scName,
      tc_name: organizations.tcName,
      en_name: organizations.enName,
      organizationTypeId: organizations.organizationTypeId,
      contact: organizations.contact,
    })
    .from(organizations)
    .where(and(inArray(organizations.id, [...ids]), isNull(organizations.withdrawnAt)))
    .orderBy(asc(organizations.id));
  return new Map(rows.map((row) => [row.id, row]));
}
