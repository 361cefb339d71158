/** Calls off what was scheduled; calling it again, or too late, does nothing. */
export type Cancel = () => void;

/** Where the engine takes its time from: real in the browser, virtual in tests and stories. */
export interface Clock {
  /** Ms since the epoch. */
  now(): number;
  /** Runs `act` once after `delayMs`. */
  schedule(delayMs: number, act: () => void): Cancel;
}
