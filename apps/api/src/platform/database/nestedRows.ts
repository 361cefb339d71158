import { Column, is, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Readers of nested rows, for rows nested inside other rows. */
const readers = new WeakMap<SQL, (value: unknown) => unknown>();

/** Columns and expressions by the names of their values. */
type Selection = Record<string, Column | SQL>;

/**
 * Returns the rows of a query as one column of another query, read back as if selected directly.
 * Each query saved this way is one round trip less.
 *
 * @param selection columns of the inner query
 * @param rowOf converts a row to the returned value
 * @param query builds the inner query over the list to select, with its order and limit
 */
export function nestedRows<Row, Given>(
  selection: Selection,
  rowOf: (row: Row) => Given,
  query: (list: SQL.Aliased) => SQLWrapper,
): SQL<Given[]> {
  const fields = Object.entries(selection);
  const columns = sql.join(
    fields.map(([, field]) => field),
    sql`, `,
  );
  const inner = query(sql`json_build_array(${columns})`.as('list'));
  // A row's values are found by their places; most of them need no conversion.
  const places = fields.map(([name, field], at) => ({ name, at, read: readerOf(field) }));
  const read = (values: unknown[]): Given => {
    const row: Record<string, unknown> = {};
    for (const { name, at, read: readValue } of places) {
      const value = values[at];
      row[name] = readValue === undefined || value === null ? value : readValue(value);
    }
    return rowOf(row as Row);
  };
  const readAll = (lists: unknown): Given[] => (lists as unknown[][]).map(read);
  const column = sql`(select coalesce(json_agg(nested.list), '[]') from ${inner} nested)`.mapWith(
    readAll,
  );
  readers.set(column, readAll);
  return column;
}

/** Returns how a value is read from JSON: columns also accept the form of instants there. */
function readerOf(field: Column | SQL): ((value: unknown) => unknown) | undefined {
  if (!is(field, Column)) return readers.get(field);
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => field.mapFromDriverValue(value);
}
