/** Where the process stands: `/healthz` tells it, shutdown changes it. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping';
}
