/** How a provider's connection stands. `closed` is left only by a new join or log-in. */
export type LinkState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'closed';

/** A step of a connection. `reason` stands with `closed`. */
export interface LinkChange<Reason extends string> {
  readonly state: LinkState;
  readonly previous: LinkState;
  readonly reason?: Reason;
}

/** Options of what may take long. */
export interface ConnectOptions {
  /** Ms until it fails with `timeout`. @default 10000 */
  readonly timeoutMs?: number;
  /** Ends it with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Providers never end a join by themselves, so ours does (agora.md section 0). */
export const CONNECT_TIMEOUT_MS = 10_000;
