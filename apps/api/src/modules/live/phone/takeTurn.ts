import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { holdsRight } from './holdsRight.ts';
import { backupAfter } from './backupAfter.ts';
import { writeCall } from './changeCall.ts';
import { lineRefusal } from './lineRefusal.ts';
import type { CallRow } from './tables.ts';

/** The result of calling phones that have waited. */
export interface Turn {
  /** Phones whose line is closed now; only the list can show this. */
  readonly failed: readonly CallRow[];
  /** The phone now in state `calling`, to be dialed. */
  readonly called: CallRow | undefined;
}

/**
 * Takes the turn of a waiting phone: a planned one is due, or the number before a backup did not
 * connect. If its line is closed by now (LDIA-57; the meeting may have moved), it fails and its own
 * backup is next.
 */
export async function takeTurn(
  tx: Transaction,
  deps: Deps,
  live: LiveRow,
  waiting: CallRow | undefined,
): Promise<Turn> {
  const failed: CallRow[] = [];
  let next = waiting;
  while (next !== undefined) {
    const at = deps.clock.now();
    const refusal = await lineRefusal(tx, deps, live, { ...next, at });
    if (refusal === undefined) {
      const endsWithRight = next.endsWithRight || (await holdsRight(tx, deps, live, next.userId));
      return { failed, called: await writeCall(tx, next.id, { state: 'calling', endsWithRight }) };
    }
    const refused = await writeCall(tx, next.id, { state: 'failed', endedAt: at });
    failed.push(refused);
    next = await backupAfter(tx, refused);
  }
  return { failed, called: undefined };
}
