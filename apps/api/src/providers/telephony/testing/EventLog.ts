import { EventEmitter, once } from 'node:events';

/** Collects events for a test to wait on, since their time over a network is unknown. */
export class EventLog {
  readonly all: string[] = [];
  readonly #additions = new EventEmitter();

  /** Adds an event. */
  add(what: string): void {
    this.all.push(what);
    this.#additions.emit('added');
  }

  /** Resolves when this event has been added so many times. */
  async until(what: string, times = 1): Promise<void> {
    while (this.all.filter((each) => each === what).length < times)
      await once(this.#additions, 'added');
  }
}
