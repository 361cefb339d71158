/** A prepared list: its rows, each with the total, and the total alone. */
interface ListStatement<Row> {
  readonly rows: { execute(parameters: Record<string, unknown>): Promise<Row[]> };
  readonly total: { execute(parameters: Record<string, unknown>): Promise<{ total: number }[]> };
}

/**
 * Returns a page of a list with the total of all pages. Runs one query, and another one only beyond
 * the last page, where no row carries the total.
 *
 * @param ahead rows that were read before; then nothing is read but a missing total
 */
export async function countedRows<Row extends { total: number }>(
  statement: ListStatement<Row>,
  parameters: Record<string, unknown>,
  ahead?: readonly Row[],
): Promise<{ rows: readonly Row[]; total: number }> {
  const rows = ahead ?? (await statement.rows.execute(parameters));
  const [counted] = rows.length > 0 ? rows : await statement.total.execute(parameters);
  return { rows, total: counted?.total ?? 0 };
}
