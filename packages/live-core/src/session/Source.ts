import type { Off } from '../events/Emitter.ts';

/** Something to follow: `useSyncExternalStore(source.subscribe, source.get)`. */
export interface Source<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => Off;
}
