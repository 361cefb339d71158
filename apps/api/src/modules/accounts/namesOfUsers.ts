import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { profiles, users } from './tables.ts';

/** The names of a user: as entered for the account, and in each script of the profile. */
export interface UserNames {
  name: string;
  sc_name: string | null;
  tc_name: string | null;
  en_name: string | null;
}

/** Returns the names of users by their IDs, in one query; leaves out unknown IDs. */
export async function namesOfUsers(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, UserNames>> {
  if (userIds.length === 0) return new Map();
  const found = await db
    .select({
      id: users.id,
      name: users.name,
      sc_name: profiles.scName,
      tc_name: profiles.tcName,
      en_name: profiles.enName,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(found.map(({ id, ...names }) => [id, names]));
}
