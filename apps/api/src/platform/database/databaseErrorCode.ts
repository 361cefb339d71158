/** PostgreSQL's code for a full disk. */
export const DISK_FULL = '53100';

/** PostgreSQL's code for a broken unique constraint. */
export const UNIQUE_VIOLATION = '23505';

/**
 * Returns PostgreSQL's SQLSTATE of an error, searching its causes too (drizzle wraps the driver's).
 */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return undefined;
}

/**
 * Returns whether an error reports a violation of the named unique constraint (of any, without a
 * name).
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== UNIQUE_VIOLATION) return false;
  if (constraint === undefined) return true;
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === constraint) return true;
  }
  return false;
}
