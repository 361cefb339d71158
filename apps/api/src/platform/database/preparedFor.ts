import type { Database } from './Database.ts';

/**
 * Builds a statement once for each database handle: for hot reads, where building the SQL takes
 * longer than running it. The statement has `sql.placeholder`s in the place of values.
 */
export function preparedFor<Statement>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    let statement = known.get(db);
    if (statement === undefined) {
      statement = prepare(db);
      known.set(db, statement);
    }
    return statement;
  };
}
