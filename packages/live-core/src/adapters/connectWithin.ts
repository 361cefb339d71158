import type { ConnectOptions } from '../ports/LinkState.ts';
import { PortError } from '../ports/PortError.ts';
import type { Clock } from '../time/Clock.ts';

/**
 * Bounds a connection attempt that would never end by itself.
 *
 * @param undo reverts an attempt that succeeded after it was abandoned
 * @throws PortError `timeout`, `aborted`, or the error of the attempt
 */
export function connectWithin(
  clock: Clock,
  { timeoutMs, signal }: ConnectOptions & { readonly timeoutMs: number },
  connecting: Promise<unknown>,
  undo: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (act: () => void): void => {
      if (isOver) return;
      isOver = true;
      cancel();
      signal?.removeEventListener('abort', abort);
      act();
    };
    const abort = (): void => end(() => reject(new PortError('aborted', 'Given up by the caller')));
    const cancel = clock.schedule(timeoutMs, () =>
      end(() => reject(new PortError('timeout', `No connection within ${timeoutMs} ms`))),
    );
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort);
    connecting.then(
      () => (isOver ? undo() : end(resolve)),
      (error: Error) => end(() => reject(error)),
    );
  });
}
