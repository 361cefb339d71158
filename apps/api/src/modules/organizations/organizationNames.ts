import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { organizations, organizationUsers } from './tables.ts';

/** The names of an organization in each script, as the API returns them. */
export interface OrganizationNames {
  sc_name: string | null;
  tc_name: string | null;
  en_name: string | null;
}

const names = {
  sc_name: organizations.scName,
  tc_name: organizations.tcName,
  en_name: organizations.enName,
};

/** Returns the organizations that a user leads now, the oldest first (CERT-25). */
export const organizationsLedBy = (
  db: Database,
  userId: number,
): Promise<({ id: number } & OrganizationNames)[]> =>
  db
    .select({ id: organizations.id, ...names })
    .from(organizationUsers)
    .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
    .where(
      and(
        eq(organizationUsers.userId, userId),
        eq(organizationUsers.lead, true),
        eq(organizationUsers.state, 'passed'),
        isNull(organizationUsers.dismissedAt),
        isNull(organizations.withdrawnAt),
      ),
    )
    .orderBy(organizations.id);

/** Returns the names of an organization, also of a withdrawn one. */
export async function organizationNames(
  db: Database,
  id: number,
): Promise<OrganizationNames | undefined> {
  const [row] = await db.select(names).from(organizations).where(eq(organizations.id, id));
  return row;
}
