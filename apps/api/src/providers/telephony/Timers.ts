/** Calls off what was set. */
export type Cancel = () => void;

/** Time for telephony: what goes over a network waits, and a test lets the waiting pass by hand. */
export interface Timers {
  /** Ms of a clock that only goes forward. */
  now(): number;
  /** Runs `act` once after `delayMs`. */
  after(delayMs: number, act: () => void): Cancel;
}

/** The time of the machine. What waits keeps no process alive. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs).unref();
    return () => clearTimeout(timer);
  },
};
