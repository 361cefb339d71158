/** Cancels a scheduled action; does nothing if called again or too late. */
export type Cancel = () => void;

/** The engine's source of time: real in the browser, virtual in tests and stories. */
export interface Clock {
  /** Ms since the epoch. */
  now(): number;
  /** Runs `act` once after `delayMs`. */
  schedule(delayMs: number, act: () => void): Cancel;
}
