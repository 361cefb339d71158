import { Readable } from 'node:stream';

/** Milliseconds of a running download after which the right is checked again. */
const LOOK_MS = 1000;

/**
 * Breaks a stream off once its reader has no right to it any more (decisions, "Rights that end"): a
 * slow reader could otherwise keep it for hours. A reader who takes nothing costs no checks.
 */
export const endWithRight = (stream: Readable, mayStillRead: () => Promise<boolean>): Readable =>
  Readable.from(checked(stream, mayStillRead), { objectMode: false });

async function* checked(
  stream: AsyncIterable<Buffer>,
  mayStillRead: () => Promise<boolean>,
): AsyncGenerator<Buffer> {
  let lookedAt = performance.now();
  for await (const piece of stream) {
    if (performance.now() - lookedAt >= LOOK_MS) {
      if (!(await mayStillRead())) throw new Error('The right to this file has ended.');
      lookedAt = performance.now();
    }
    yield piece;
  }
}
