import { AppError } from '#platform/errors/AppError.ts';

/** Runs a limited number of heavy tasks at once; the others wait in a queue of bounded length. */
export class WorkLimiter {
  readonly #atOnce: number;
  readonly #queueLength: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, queueLength: number) {
    this.#atOnce = atOnce;
    this.#queueLength = queueLength;
  }

  /** @throws AppError `busy` (503) when the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#queueLength) throw new AppError('busy');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot passes directly to the next task, so that no other task can take it in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
