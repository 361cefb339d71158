import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';

/**
 * Runs `work` while every write to a table fails as on a full disk.
 *
 * @param table its name in the database
 */
export async function whileFull<T>(
  db: Database,
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await db.execute(sql`create function no_space() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`);
  await db.execute(sql`create trigger no_space before insert or update on ${sql.identifier(table)}
    for each statement execute function no_space()`);
  try {
    return await work();
  } finally {
    await db.execute(sql`drop function no_space cascade`);
  }
}
