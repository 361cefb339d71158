import type { Source } from '@rostra/live-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * A part of what a tool of the room holds; drawn anew only when that part changes.
 *
 * @param select gives the same value while nothing in it has changed
 */
export function useSource<State, Part>(
  source: Source<State>,
  select: (state: State) => Part,
): Part {
  const read = useCallback(() => select(source.get()), [source, select]);
  return useSyncExternalStore(source.subscribe, read, read);
}
