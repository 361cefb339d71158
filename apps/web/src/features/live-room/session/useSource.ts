import type { Source } from '@rostra/live-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns a part of the state of a room's controller; renders again only when that part changes.
 *
 * @param select returns the same value while nothing in it has changed
 */
export function useSource<State, Part>(
  source: Source<State>,
  select: (state: State) => Part,
): Part {
  const read = useCallback(() => select(source.get()), [source, select]);
  return useSyncExternalStore(source.subscribe, read, read);
}
