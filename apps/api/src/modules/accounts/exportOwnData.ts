import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { Deps } from '#platform/module/Deps.ts';

/**
 * Reads everything that the modules hold about a user, for their export.
 *
 * @returns the rows of each table that names them, by the name of the table
 */
export async function exportOwnData(
  { db, contributed }: Pick<Deps, 'db' | 'contributed'>,
  userId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { user, hidden = [] } of contributed('ownData')) {
    const columns = Object.entries(getTableColumns(user.table)).filter(
      ([field]) => !hidden.includes(field),
    );
    const rows = await db
      .select(Object.fromEntries(columns))
      .from(user.table)
      .where(eq(user, userId));
    const name = getTableName(user.table);
    if (rows.length > 0) found[name] = [...(found[name] ?? []), ...rows];
  }
  return found;
}
