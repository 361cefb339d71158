import { mayDialIn } from '#modules/live/access/mayDialIn.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** Returns whether the account of a called number, if any, has a right to the phone now. */
export const holdsRight = async (
  tx: Transaction,
  deps: Deps,
  live: LiveRow,
  userId: number | null,
): Promise<boolean> => userId !== null && mayDialIn(tx, deps, live, userId);
