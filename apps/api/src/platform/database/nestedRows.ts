import { Column, is, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** How nested rows are read, for those that stand inside of others. */
const readers = new WeakMap<SQL, (value: unknown) => unknown>();

/** Columns and expressions by the name that their values get. */
type Selection = Record<string, Column | SQL>;

/**
 * The rows of a query as one column of another one, read back as if they had been selected: each
 * query that a request does without saves a round trip.
 *
 * @param selection what the inner query selects
 * @param rowOf makes what a row is given as
 * @param query the inner query over the list that it is to select, with its order and limit
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

/** Columns know how to read what the driver gives; JSON carries instants in a form that they take. */
function fromJson(field: Column | SQL, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (is(field, Column)) return field.mapFromDriverValue(value);
  return readers.get(field)?.(value) ?? value;
}
