import { ApiError } from '@rostra/api-client';

/** The thing asked for does not exist; an address that cannot name one counts the same. */
export const isMissing = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && (failure.status === 404 || failure.name === 'invalidInput');
