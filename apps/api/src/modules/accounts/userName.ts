import { eq, sql } from 'drizzle-orm';
import type { Locale } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import type { Database } from '#platform/database/Database.ts';
import { profiles, users } from './tables.ts';

/** Returns the name of a user in one language for a record; empty if they gave none. */
export async function userName(db: Database, userId: number, locale: Locale): Promise<string> {
  const [row] = await db
    .select({
      name: users.name,
      fullname: profiles.fullname,
      sc_name: profiles.scName,
      tc_name: profiles.tcName,
      en_name: profiles.enName,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return '';
  return localized(row, 'name', scriptOf(locale)) || row.fullname || row.name || '';
}

/**
 * Returns the name of a user in each script, or the plain name where one is missing; undefined if
 * the user does not exist.
 */
export async function userNames(
  db: Database,
  userId: number,
): Promise<{ sc_name: string; tc_name: string; en_name: string } | undefined> {
  const [row] = await db
    .select({
      sc_name: sql<string>`coalesce(${profiles.scName}, ${users.name})`,
      tc_name: sql<string>`coalesce(${profiles.tcName}, ${profiles.scName}, ${users.name})`,
      en_name: sql<string>`coalesce(${profiles.enName}, ${users.name})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}
