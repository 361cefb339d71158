/** Browser features that keep a screen on. */
export interface AwakeBrowser {
  /** Missing on pages without TLS and in older browsers. */
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the screen on until released. The browser drops the lock of a hidden page, so it is requested
 * again when the page is visible. A refusal, such as in battery saver, is no error: the screen then
 * sleeps as usual.
 *
 * @returns a function that lets the screen sleep again
 */
export function keepScreenAwake({ wakeLock, page }: AwakeBrowser): () => void {
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;
  const release = (lock: WakeLockSentinel): void => void lock.release().catch(() => undefined);
  const request = async (): Promise<void> => {
    const isHeld = held !== null && !held.released;
    if (!wakeLock || isHeld || isAsking || page.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const lock = await wakeLock.request('screen');
      if (isOver) release(lock);
      else held = lock;
    } catch {
      // It is requested again the next time the page becomes visible.
    } finally {
      isAsking = false;
    }
  };
  const look = (): void => void request();
  page.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', look);
    if (held !== null) release(held);
  };
}
