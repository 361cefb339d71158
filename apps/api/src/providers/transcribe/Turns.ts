/** Runs a few at once; the others wait for their turn, in order. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param most maximum number at once */
  constructor(most: number) {
    this.#free = most;
  }

  /** Runs work when its turn has come. @throws the signal's reason when it is aborted before */
  async take<Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
    if (this.#free === 0) await this.#wait(signal);
    else this.#free -= 1;
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const givenUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      const turn = (): void => {
        signal.removeEventListener('abort', givenUp);
        resolve();
      };
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal.addEventListener('abort', givenUp, { once: true });
      this.#waiting.push(turn);
    });
  }
}
