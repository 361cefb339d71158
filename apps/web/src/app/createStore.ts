/** A value with listeners, outside React so that loaders and the client can access it too. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (next: Value | ((current: Value) => Value)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store. Listeners are called only when the value changes. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const made = typeof next === 'function' ? (next as (current: Value) => Value)(value) : next;
      if (Object.is(made, value)) return;
      value = made;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
