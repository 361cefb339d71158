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
  const read = (values: unknown[]): Given =>
    rowOf(
      Object.fromEntries(
        fields.map(([name, field], at) => [name, fromJson(field, values[at])]),
      ) as Row,
    );
  const readAll = (lists: unknown): Given[] => (lists as unknown[][]).map(read);
  const column = sql`(select coalesce(json_agg(nested.list), '[]') from ${inner} nested)`.mapWith(
    readAll,
  );
  readers.set(column, readAll);
  return column;
}

/** Columns convert the driver's values; they also accept the form of instants in JSON. */
function fromJson(field: Column | SQL, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (is(field, Column)) return field.mapFromDriverValue(value);
  return readers.get(field)?.(value) ?? value;
}
