import { Readable } from 'node:stream';
import type { Deps } from '#platform/module/Deps.ts';

/** Milliseconds after which a running transfer checks its right again (decisions, "Rights that end"). */
export const RIGHT_CHECK_MS = 1000;

/**
 * Breaks a stream off once its reader has no right to it any more (decisions, "Rights that end"): a
 * slow reader could otherwise keep it for hours. A reader who takes nothing costs no checks.
 */
export const endWithRight = (
  deps: Pick<Deps, 'clock'>,
  stream: Readable,
  mayStillRead: () => Promise<boolean>,
): Readable => Readable.from(checked(deps, stream, mayStillRead), { objectMode: false });

async function* checked(
  { clock }: Pick<Deps, 'clock'>,
  stream: AsyncIterable<Buffer>,
  mayStillRead: () => Promise<boolean>,
): AsyncGenerator<Buffer> {
  let checkedAt = clock.now().getTime();
  for await (const piece of stream) {
    const now = clock.now().getTime();
    if (now - checkedAt >= RIGHT_CHECK_MS) {
      if (!(await mayStillRead())) throw new Error('The right to this file has ended.');
      checkedAt = now;
    }
    yield piece;
  }
}
