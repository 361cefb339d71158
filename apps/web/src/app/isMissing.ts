import { ApiError } from '@rostra/api-client';

/** Checks for a missing resource; an address that cannot name one counts the same. */
export const isMissing = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && (failure.status === 404 || failure.name === 'invalidInput');
