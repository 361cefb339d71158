/** The state of the process: `/healthz` reports it, shutdown changes it. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping';
}
