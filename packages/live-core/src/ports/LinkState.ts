/** State of a provider's connection. `closed` is left only by a new join or login. */
export type LinkState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'closed';

/** A step of a connection. `reason` is set with `closed`. */
export interface LinkChange<Reason extends string> {
  readonly state: LinkState;
  readonly previous: LinkState;
  readonly reason?: Reason;
}

/** Options of possibly long operations. */
export interface ConnectOptions {
  /** Ms until it fails with `timeout`. @default 10000 */
  readonly timeoutMs?: number;
  /** Ends it with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Providers never end a join by themselves, so ours do (agora.md section 0). */
export const CONNECT_TIMEOUT_MS = 10_000;
