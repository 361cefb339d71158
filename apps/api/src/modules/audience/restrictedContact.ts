import { and, eq, isNull } from 'drizzle-orm';
import { localized, scriptOf } from '@rostra/i18n';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

export interface RestrictedContact {
  name: string;
  contact: string;
}

/**
 * Returns the contact for a reader without access to an item (platform §6): that of their
 * organization, or null if they have none.
 */
export async function restrictedContact(
  db: Database,
  viewer: Viewer,
): Promise<RestrictedContact | null> {
  const own = viewer.organizations[0];
  if (own === undefined) return null;
  const [row] = await db
    .select({
      sc_name: organizations.scName,
      tc_name: organizations.tcName,
      en_name: organizations.enName,
      contact: organizations.contact,
    })
    .from(organizations)
    .where(and(eq(organizations.id, own.id), isNull(organizations.withdrawnAt)));
  if (row === undefined) return null;
  return { name: localized(row, 'name', scriptOf(viewer.locale)), contact: row.contact ?? '' };
}
