import type { Database } from './Database.ts';

/**
 * Builds a statement once per database handle, for hot reads where building the SQL takes longer
 * than running it. The statement uses `sql.placeholder`s for its values.
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

/**
 * {@link preparedFor} for statements of a few forms.
 *
 * @param keyOf names a form; `prepare` gets the key as the statement's name too
 */
export function preparedForEach<Shape, Statement>(
  keyOf: (shape: Shape) => string,
  prepare: (db: Database, shape: Shape, name: string) => Statement,
): (db: Database, shape: Shape) => Statement {
  const knownFor = preparedFor(() => new Map<string, Statement>());
  return (db, shape) => {
    const known = knownFor(db);
    const name = keyOf(shape);
    let statement = known.get(name);
    if (statement === undefined) {
      statement = prepare(db, shape, name);
      known.set(name, statement);
    }
    return statement;
  };
}
