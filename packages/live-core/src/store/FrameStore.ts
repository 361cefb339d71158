import type { Off } from '../events/Emitter.ts';

/** Runs an act before the next paint; gives the way to call it off. */
export type RequestFrame = (act: () => void) => Off;

/**
 * One immutable value that many facts change and that readers see at most once a frame. The engine
 * reads `latest`, with every change; a view reads `get`, which stays the same object between frames.
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

  /** For `useSyncExternalStore` and its like; bound, so that it may be handed on. */
  readonly get = (): State => this.#shown;

  readonly subscribe = (listener: () => void): Off => {
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  };

  /** @param update gives the next state; the same object means that nothing changed */
  change(update: (state: State) => State): void {
    const next = update(this.#latest);
    if (Object.is(next, this.#latest)) return;
    this.#latest = next;
    this.#pending ??= this.#requestFrame(() => this.flush());
  }

  /** Shows what has changed now, without waiting for the frame. */
  flush(): void {
    this.#pending?.();
    this.#pending = undefined;
    if (Object.is(this.#shown, this.#latest)) return;
    this.#shown = this.#latest;
    for (const listener of Array.from(this.#listeners)) listener();
  }
}
