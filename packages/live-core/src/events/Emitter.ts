/** Removes a listener; further calls do nothing. */
export type Off = () => void;

/** Events to subscribe to: their names and payloads. */
export interface Events<Payloads> {
  on<Name extends keyof Payloads>(name: Name, listener: (payload: Payloads[Name]) => void): Off;
}

type Listeners<Payloads> = {
  [Name in keyof Payloads]?: readonly ((payload: Payloads[Name]) => void)[];
};

/** Typed events. A throwing listener does not stop the others: its error goes to `report`. */
export class Emitter<Payloads> implements Events<Payloads> {
  #listeners: Listeners<Payloads> = {};
  readonly #report: (error: unknown) => void;

  /** @param report receives errors of listeners; by default they are thrown asynchronously */
  constructor(report: (error: unknown) => void = throwApart) {
    this.#report = report;
  }

  on<Name extends keyof Payloads>(name: Name, listener: (payload: Payloads[Name]) => void): Off {
    // Wrapped, so that the same function can be registered twice and removed separately.
    const own = (payload: Payloads[Name]): void => listener(payload);
    // Never changed in place: an event being emitted goes to the earlier listeners only.
    this.#listeners[name] = [...(this.#listeners[name] ?? []), own];
    return () => {
      this.#listeners[name] = this.#listeners[name]?.filter((other) => other !== own);
    };
  }

  /** Calls the current listeners; listeners added meanwhile are called from the next event on. */
  emit<Name extends keyof Payloads>(name: Name, payload: Payloads[Name]): void {
    for (const listener of this.#listeners[name] ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.#report(error);
      }
    }
  }

  /** Removes every listener. */
  clear(): void {
    this.#listeners = {};
  }
}

function throwApart(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
