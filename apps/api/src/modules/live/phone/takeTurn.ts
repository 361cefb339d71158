import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { backupAfter } from './backupAfter.ts';
import { writeCall } from './changeCall.ts';
import { lineRefusal } from './lineRefusal.ts';
import type { CallRow } from './tables.ts';

/** What comes of it when telephones that have waited are to be called. */
export interface Turn {
  /** Their line is closed now: nobody is there to be told but by the list. */
  readonly failed: readonly CallRow[];
  /** Stands as `calling`, and is to be dialled. */
  readonly called: CallRow | undefined;
}

/**
 * It is a waiting telephone's turn: a planned one's minute has come, or the one before a backup did not
 * come about. Where its line is closed by now (LDIA-57; a meeting may have been moved) it has failed,
 * and its own backup is next.
 */
export async function takeTurn(
  tx: Transaction,
  deps: Pick<Deps, 'telephony' | 'clock'>,
  live: LiveRow,
  waiting: CallRow | undefined,
): Promise<Turn> {
  const failed: CallRow[] = [];
  let next = waiting;
  while (next !== undefined) {
    const at = deps.clock.now();
    const refusal = await lineRefusal(tx, deps, live, { ...next, at });
    if (refusal === undefined) {
      return { failed, called: await writeCall(tx, next.id, { state: 'calling' }) };
    }
    const refused = await writeCall(tx, next.id, { state: 'failed', endedAt: at });
    failed.push(refused);
    next = await backupAfter(tx, refused);
  }
  return { failed, called: undefined };
}
