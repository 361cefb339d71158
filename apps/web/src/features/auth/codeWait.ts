const SLOT = 'rostra.codeWait.';

/** Until when a code cannot be asked for again, by what for and by account; survives reloads (AUTH-10). */
export const codeWait = {
  /** Milliseconds since the epoch; 0 when there is no wait. */
  until(purpose: string, account: string): number {
    try {
      return Number(sessionStorage.getItem(`${SLOT}${purpose} ${account}`) ?? 0);
    } catch {
      return 0;
    }
  },
  set(purpose: string, account: string, until: number): void {
    try {
      sessionStorage.setItem(`${SLOT}${purpose} ${account}`, String(until));
    } catch {
      // Without storage the server still keeps the wait.
    }
  },
};
