/** Tells the browser's error handlers (and whoever listens there) of a failure that was caught. */
export function reportFailure(failure: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(failure);
}
