/** The right to do work that one instance does for all. */
export interface Lease {
  /** Whether this instance may do it at this moment. */
  readonly isHeld: boolean;
}

/** The lease of a single instance: the embedded database opens for one process only. */
export const SOLE_LEASE: Lease = { isHeld: true };

/** The name of the lease of live rooms, with their recordings, captions and phones. */
export const ROOMS_LEASE = 'live-rooms';
