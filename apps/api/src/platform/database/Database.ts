import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';

type NoSchema = Record<string, never>;

/**
 * Drizzle on either driver (PGlite or pg). A function that only reads takes `Database`, so that it
 * works inside a transaction too; one that changes state takes `Transaction`.
 */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;

/** The handle inside `inTransaction`: the only one that may be awaited there. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;

/** Runs hand-written SQL and returns its rows, on either driver. */
export async function rows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Row[] }).rows;
}
