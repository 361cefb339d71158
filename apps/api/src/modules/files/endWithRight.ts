import type { Readable } from 'node:stream';

/** Milliseconds between two checks of a running download: a right ends within a second. */
const LOOK_MS = 1000;

/**
 * Breaks a stream off once its reader has no right to it any more (decisions, "Rights that end"): a
 * slow reader could otherwise keep it for hours.
 */
export function endWithRight(stream: Readable, mayStillRead: () => Promise<boolean>): Readable {
  const looks = setInterval(() => {
    mayStillRead()
      .then((still) => {
        if (!still) stream.destroy(new Error('The right to this file has ended.'));
      })
      .catch((error: unknown) => stream.destroy(error as Error));
  }, LOOK_MS).unref();
  return stream.once('close', () => clearInterval(looks));
}
