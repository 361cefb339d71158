/** The only source of time for server logic. Production reads the system, tests set it by hand. */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** Ms since a moment that means nothing: they only go on, also while somebody sets the machine's clock. */
  elapsedMs(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
