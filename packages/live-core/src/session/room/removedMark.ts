import type { SessionCache } from './SessionCache.ts';

const nameOf = (meetingId: number): string => `live.removed.${meetingId}`;

/**
 * Remembers over a reload that a member was removed.
 *
 * @returns whether this is the first time, so that the page reloads only once (LCON-54)
 */
export function markRemoved(cache: SessionCache, meetingId: number): boolean {
  const isFirst = cache.read(nameOf(meetingId)) === undefined;
  cache.write(nameOf(meetingId), '1');
  return isFirst;
}

/** Forgets the mark once the member is inside again; a later removal is a new one. */
export function forgetRemoved(cache: SessionCache, meetingId: number): void {
  cache.remove(nameOf(meetingId));
}
