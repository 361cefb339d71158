import type { Source } from '@rostra/live-core';

/**
 * A source that follows another one: at once at its first change, then at most once per interval.
 * Where changes come faster than anybody can read, intermediate ones are not drawn.
 */
export class PacedSource<State, Part> implements Source<Part> {
  readonly #source: Source<State>;
  readonly #select: (state: State) => Part;
  readonly #paceMs: number;
  readonly #listeners = new Set<() => void>();
  #part: Part;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #off: (() => void) | undefined;

  /**
   * @param select returns the same value while nothing in it has changed
   * @param paceMs between two updates
   */
  constructor(source: Source<State>, select: (state: State) => Part, paceMs: number) {
    this.#source = source;
    this.#select = select;
    this.#paceMs = paceMs;
    this.#part = select(source.get());
  }

  readonly get = (): Part => this.#part;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#off ??= this.#source.subscribe(this.#look);
    // Includes changes made while nobody subscribed.
    this.#part = this.#select(this.#source.get());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#off?.();
      this.#off = undefined;
      clearTimeout(this.#pause);
      this.#pause = undefined;
    };
  };

  readonly #look = (): void => {
    if (this.#pause !== undefined) return;
    const part = this.#select(this.#source.get());
    if (Object.is(part, this.#part)) return;
    this.#part = part;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#look();
    }, this.#paceMs);
    for (const listener of this.#listeners) listener();
  };
}
