/** The only source of time for server logic. Production reads the system, tests set it by hand. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Monotonic ms since an arbitrary moment; changes of the machine's clock do not affect them. */
  elapsedMs(): number;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
