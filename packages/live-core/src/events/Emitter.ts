/** Ends a listening; calling it again does nothing. */
export type Off = () => void;

/** What can be listened to: event names and what each carries. */
export interface Events<Payloads> {
  on<Name extends keyof Payloads>(name: Name, listener: (payload: Payloads[Name]) => void): Off;
}

type Listeners<Payloads> = {
  [Name in keyof Payloads]?: readonly ((payload: Payloads[Name]) => void)[];
};

/** Events with types. A listener that throws stops no other: its error goes to `report`. */
export class Emitter<Payloads> implements Events<Payloads> {
  #listeners: Listeners<Payloads> = {};
  readonly #report: (error: unknown) => void;

  /** @param report takes what listeners throw; by default it is thrown where nothing waits for it */
  constructor(report: (error: unknown) => void = throwApart) {
    this.#report = report;
  }

  on<Name extends keyof Payloads>(name: Name, listener: (payload: Payloads[Name]) => void): Off {
    // Wrapped, so that the same function may listen twice and each is ended apart.
    const own = (payload: Payloads[Name]): void => listener(payload);
    // Never changed in place: an event that is told at this moment goes to those who listened before.
    this.#listeners[name] = [...(this.#listeners[name] ?? []), own];
    return () => {
      this.#listeners[name] = this.#listeners[name]?.filter((other) => other !== own);
    };
  }

  /** Tells those who listen now; who begins to listen meanwhile hears the next event. */
  emit<Name extends keyof Payloads>(name: Name, payload: Payloads[Name]): void {
    for (const listener of this.#listeners[name] ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.#report(error);
      }
    }
  }

  /** Forgets every listener. */
  clear(): void {
    this.#listeners = {};
  }
}

function throwApart(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
