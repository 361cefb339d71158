/** Runs acts one after the other, in the order they were asked for; a failed one stops no other. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(act);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
