import { sql } from 'drizzle-orm';
import { rows } from '#platform/database/Database.ts';
import type { Database } from '#platform/database/Database.ts';

/**
 * Tables that a refused call may change: counters of tries, what a payment that failed leaves, and
 * the sign of life of a session.
 */
const MAY_CHANGE = ['rate_limits', 'search_uses', 'search_history', 'sessions', 'one_time_codes'];

/** Tells whether the product's data is as it was. */
export interface Watch {
  /** Takes the present rows as what they should be from now on. */
  readonly accept: () => Promise<void>;
  /** Names of the tables whose rows are others than accepted. */
  readonly changes: () => Promise<string[]>;
}

/**
 * Watches every row of every table. Cheap while nothing happens: a transaction that writes takes a
 * number, so as long as the next number is the same, nothing was written at all.
 */
export async function watchRows(db: Database): Promise<Watch> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const watched = tables.map(({ name }) => name).filter((name) => !MAY_CHANGE.includes(name));
  const prints = sql.join(
    watched.map(
      (name) => sql`select ${name}::text as name, count(*)::text || ' ' ||
        coalesce(sum(hashtextextended(row::text, 0)), 0)::text as print
        from ${sql.identifier(name)} as row`,
    ),
    sql` union all `,
  );
  const nextNumber = async (): Promise<string> => {
    const [row] = await rows<{ next: string }>(
      db,
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
    );
    return row?.next ?? '';
  };
  const look = async (): Promise<Map<string, string>> => {
    const found = await rows<{ name: string; print: string }>(db, prints);
    return new Map(found.map(({ name, print }) => [name, print]));
  };

  let number = await nextNumber();
  let accepted = await look();
  const hasWritten = async (): Promise<boolean> => {
    const next = await nextNumber();
    const moved = next !== number;
    number = next;
    return moved;
  };
  return {
    accept: async () => {
      if (await hasWritten()) accepted = await look();
    },
    changes: async () => {
      if (!(await hasWritten())) return [];
      const now = await look();
      const changed = watched.filter((name) => now.get(name) !== accepted.get(name));
      accepted = now;
      return changed;
    },
  };
}
