import type { Off } from '../events/Emitter.ts';

/** Runs an action before the next paint; returns a function to cancel it. */
export type RequestFrame = (act: () => void) => Off;

/**
 * One immutable value, changed by many facts and seen by views at most once per frame.
 * The engine reads `latest` with every change; a view reads `get`, the same object between frames.
 */
export class FrameStore<State> {
  #latest: State;
  #shown: State;
  #pending: Off | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #requestFrame: RequestFrame;

  constructor(initial: State, requestFrame: RequestFrame) {
    this.#latest = initial;
    this.#shown = initial;
    this.#requestFrame = requestFrame;
  }

  get latest(): State {
    return this.#latest;
  }

  /** For `useSyncExternalStore` and its like; bound, so that it can be passed on. */
  readonly get = (): State => this.#shown;

  readonly subscribe = (listener: () => void): Off => {
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  };

  /** @param update returns the next state; the same object means no change */
  change(update: (state: State) => State): void {
    const next = update(this.#latest);
    if (Object.is(next, this.#latest)) return;
    this.#latest = next;
    this.#pending ??= this.#requestFrame(() => this.flush());
  }

  /** Shows pending changes now, without waiting for the frame. */
  flush(): void {
    this.#pending?.();
    this.#pending = undefined;
    if (Object.is(this.#shown, this.#latest)) return;
    this.#shown = this.#latest;
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
