import type { Off } from '../events/Emitter.ts';

/** A value to subscribe to: `useSyncExternalStore(source.subscribe, source.get)`. */
export interface Source<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => Off;
}
