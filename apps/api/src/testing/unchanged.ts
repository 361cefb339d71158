import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rows } from '#platform/database/Database.ts';
import type { Database } from '#platform/database/Database.ts';

/**
 * Tables that a refused call may change: counters of tries, what a payment that failed leaves, and
 * the sign of life of a session.
 */
const MAY_CHANGE = ['rate_limits', 'search_uses', 'search_history', 'sessions', 'one_time_codes'];

/** Checks whether the product's data is unchanged. */
export interface Watch {
  /** Takes the present rows as what they should be from now on. */
  readonly accept: () => Promise<void>;
  /** Returns the names of the tables whose rows differ from the accepted ones. */
  readonly changes: () => Promise<string[]>;
}

/** The content of each table, as text that changes with any of its rows. */
type Prints = Map<string, string>;

/** Reads one print for each of these tables. */
async function readPrints(db: Database, tables: readonly string[], print: SQL): Promise<Prints> {
  if (tables.length === 0) return new Map();
  const each = tables.map(
    (name) =>
      sql`select ${name}::text as name, ${print} as print from ${sql.identifier(name)} as row`,
  );
  const found = await rows<{ name: string; print: string }>(db, sql.join(each, sql` union all `));
  return new Map(found.map(({ name, print: value }) => [name, value]));
}

/** The newest write to a table and its number of rows: cheap, and moved by each write. */
const LAST_WRITE = sql`count(*)::text || ' ' || coalesce(max(row.xmin::text::bigint), 0)::text`;
/** The content of a table: dear, and the same after a write of the same values. */
const CONTENT = sql`count(*)::text || ' ' ||
  coalesce(sum(hashtextextended(row::text, 0)), 0)::text`;

/**
 * Watches every row of every table. It is cheap while nothing happens: a writing transaction takes
 * a number, so an unchanged next number means that nothing was written. Otherwise, only the tables
 * written to are read in full.
 */
export async function watchRows(db: Database): Promise<Watch> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const watched = tables.map(({ name }) => name).filter((name) => !MAY_CHANGE.includes(name));
  const readNumber = async (): Promise<string> => {
    const [row] = await rows<{ next: string }>(
      db,
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
    );
    return row?.next ?? '';
  };

  let number = await readNumber();
  let writes = await readPrints(db, watched, LAST_WRITE);
  const contents = await readPrints(db, watched, CONTENT);

  /** Accepts the current rows and returns the names of the tables that had changed. */
  const update = async (): Promise<string[]> => {
    const next = await readNumber();
    if (next === number) return [];
    number = next;
    const now = await readPrints(db, watched, LAST_WRITE);
    const written = watched.filter((name) => now.get(name) !== writes.get(name));
    writes = now;
    const present = await readPrints(db, written, CONTENT);
    const changed = written.filter((name) => present.get(name) !== contents.get(name));
    for (const [name, print] of present) contents.set(name, print);
    return changed;
  };
  return {
    accept: async () => {
      await update();
    },
    changes: update,
  };
}
