/** Collects events for a test to wait on, since their time over a network is unknown. */
export class EventLog {
  readonly all: string[] = [];
  #wake: () => void = () => undefined;

  /** Adds an event. */
  add(what: string): void {
    this.all.push(what);
    this.#wake();
  }

  /** Resolves when this event has been added so many times. */
  async until(what: string, times = 1): Promise<void> {
    while (this.all.filter((each) => each === what).length < times) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
