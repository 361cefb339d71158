import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { profiles, users } from './tables.ts';

/** A person as readers see an author or speaker, in the words of the contract. */
export interface Author {
  id: number;
  sc_name: string | null;
  tc_name: string | null;
  en_name: string | null;
  sc_title: string | null;
  en_title: string | null;
}

/** What readers see of these people, by id; whoever has no names by script goes by the plain one. */
export async function authorsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Author>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      scName: profiles.scName,
      tcName: profiles.tcName,
      enName: profiles.enName,
      scTitle: profiles.scTitle,
      enTitle: profiles.enTitle,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        sc_name: row.scName ?? row.name,
        tc_name: row.tcName,
        en_name: row.enName ?? row.name,
        sc_title: row.scTitle,
        en_title: row.enTitle,
      },
    ]),
  );
}

/** The plain names of users by id. */
export async function userNamesOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
