import { spyOn } from 'storybook/test';

export interface HeldTimers {
  /** Runs the waiting timers as if their time had passed. Throws an error if none waits. */
  readonly end: () => void;
  /** Restores the browser's timers. */
  readonly letGo: () => void;
}

/**
 * Holds the timers of one length that are set from now on: a story ends them itself, so that the
 * speed of the machine does not matter.
 *
 * @param ms their exact length, which no other timer of the story may have
 */
export function holdTimers(ms: number): HeldTimers {
  const { setTimeout: later, clearTimeout: cancel } = globalThis;
  const held = new Map<unknown, () => void>();
  let lastId = 0;
  const hold = (act: () => void, delay?: number) => {
    if (delay !== ms) return later(act, delay);
    // The browser's own numbers are positive.
    lastId -= 1;
    held.set(lastId, act);
    return lastId;
  };
  const drop = (id: Parameters<typeof clearTimeout>[0]): void => {
    if (!held.delete(id)) cancel(id);
  };
  const set = spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  const clear = spyOn(globalThis, 'clearTimeout').mockImplementation(drop);
  return {
    end: () => {
      const acts = [...held.values()];
      if (acts.length === 0) throw new Error(`No timer waits ${ms} ms`);
      held.clear();
      for (const act of acts) act();
    },
    letGo: () => {
      set.mockRestore();
      clear.mockRestore();
    },
  };
}
