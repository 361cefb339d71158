import { DISK_FULL, databaseErrorCode } from '#platform/database/databaseErrorCode.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from './AppError.ts';
import type { ErrorName } from './AppError.ts';

/** Fastify's own refusals, by its error code. */
const FRAMEWORK_ERRORS: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_TYPE: 'unsupportedMediaType',
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: 'methodNotAllowed',
};

/** Seconds after which a caller may retry while the database is unavailable. */
const BUSY_SECONDS = 2;

/** SQLSTATE class 22: a value that the column cannot hold (out of range, NUL in a text). */
const DATA_EXCEPTION = '22';

/**
 * Signs of an unavailable database: connection exceptions (class 08), too many connections, a
 * server that starts or stops, a statement or lock timeout, and the driver's own messages.
 */
const DATABASE_AWAY = /^(?:08|53300|57P0[123]|57014|55P03)/;
const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/** No space, or an exhausted quota, where files are written. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);
/** Seconds after which space may have been freed. */
const FULL_SECONDS = 60;

function isStorageFull(thrown: unknown): boolean {
  if (databaseErrorCode(thrown) === DISK_FULL) return true;
  for (let at = thrown; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && NO_SPACE.has(at.code)) return true;
  }
  return false;
}

function isDatabaseAway(thrown: unknown): boolean {
  if (DATABASE_AWAY.test(databaseErrorCode(thrown) ?? '')) return true;
  for (let at = thrown; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && CONNECTION_LOST.has(at.code)) return true;
    if (/^(?:timeout exceeded when trying to connect|Connection terminated)/.test(at.message)) {
      return true;
    }
  }
  return false;
}

/**
 * Converts anything thrown to the error that the caller gets. Only a fault of ours becomes
 * `systemError`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (databaseErrorCode(thrown)?.startsWith(DATA_EXCEPTION)) {
    return new AppError('invalidInput', { cause: thrown });
  }
  if (isStorageFull(thrown)) {
    return new AppError('storageFull', { cause: thrown, retryAfterSeconds: FULL_SECONDS });
  }
  if (thrown instanceof LostRace || isDatabaseAway(thrown)) {
    return new AppError('busy', { cause: thrown, retryAfterSeconds: BUSY_SECONDS });
  }
  if (thrown instanceof Error) {
    const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
    const known = FRAMEWORK_ERRORS[code];
    if (known !== undefined) return new AppError(known, { cause: thrown });
    const status = 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
    if (status >= 400 && status < 500) return new AppError('badRequest', { cause: thrown });
  }
  return new AppError('systemError', { cause: thrown });
}
