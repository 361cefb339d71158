import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/** Returns the store's value; the component renders again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
