/** The only source of time for server logic. Production reads the system, tests set it by hand. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };
