import type { Source } from '@rostra/live-core';

/**
 * Looks at another source at its first change and then at most once in a while: where something changes
 * more often than anybody can read, what would be gone at once is not drawn.
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
   * @param select gives the same value while nothing in it has changed
   * @param paceMs between two looks
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
    // What has changed while nobody followed.
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
