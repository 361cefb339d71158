/** Cancels the timer. */
export type Cancel = () => void;

/** Time for telephony: tests advance it by hand while waiting for a network. */
export interface Timers {
  /** Monotonic ms. */
  now(): number;
  /** Runs `act` once after `delayMs`. */
  after(delayMs: number, act: () => void): Cancel;
}

/** The machine's time. Pending timers do not keep the process running. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs).unref();
    return () => clearTimeout(timer);
  },
};
