import type { WindowedOrder, WindowedSource } from '../../data/WindowedList/index.ts';

/** A list of numbered rows whose order and values a story changes. */
export interface WindowedSample {
  source: WindowedSource<number>;
  valueOf: (id: number) => number;
  subscribeRow: (id: number, onChange: () => void) => () => void;
  /** Changes one row, and notifies that row alone. */
  set: (id: number, value: number) => void;
  /** Puts a row before all others. */
  addFirst: (id: number) => void;
}

/** Returns a source of `count` rows, of which the first `loaded` are loaded. */
export function windowedSample(count: number, loaded = count): WindowedSample {
  let ids: readonly number[] = Array.from({ length: count }, (_, index) => index + 1);
  const orderOf = (): WindowedOrder<number> => {
    const now = ids;
    return {
      count: now.length,
      idAt: (index) => (index < loaded ? now[index] : undefined),
      indexOf: (id) => now.indexOf(id),
    };
  };
  let order = orderOf();
  const values = new Map<number, number>();
  const listeners = new Set<() => void>();
  const rows = new Map<number, Set<() => void>>();
  return {
    source: {
      order: () => order,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    valueOf: (id) => values.get(id) ?? 0,
    subscribeRow: (id, onChange) => {
      const own = rows.get(id) ?? new Set();
      rows.set(id, own.add(onChange));
      return () => own.delete(onChange);
    },
    set: (id, value) => {
      values.set(id, value);
      for (const notify of rows.get(id) ?? []) notify();
    },
    addFirst: (id) => {
      ids = [id, ...ids];
      order = orderOf();
      for (const notify of listeners) notify();
    },
  };
}
