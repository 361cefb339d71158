/** What was told, to be waited for: what comes over a network comes when it comes. */
export class Told {
  readonly all: string[] = [];
  #wake: () => void = () => undefined;

  /** Someone tells something. */
  add(what: string): void {
    this.all.push(what);
    this.#wake();
  }

  /** Resolves when this has been told so often. */
  async until(what: string, times = 1): Promise<void> {
    while (this.all.filter((each) => each === what).length < times) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
