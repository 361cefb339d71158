/** Runs actions one after the other in the order of the calls; a failure does not stop the next one. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(act);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
