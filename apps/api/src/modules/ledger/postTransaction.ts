import type { TransactionKind } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordChange.ts';
import { postingEntries } from './postingEntries.ts';
import type { PostingEntry } from './postingEntries.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

/** The name of what was paid for in each script, null where there is none. */
export interface Memo {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** What a movement is and what it is about. */
export interface Movement {
  kind: TransactionKind;
  ref: { type: string; id: number | string };
  /** Sets apart several movements of one kind about one thing. */
  step?: string;
  actor: Actor;
  memo?: Memo;
}

export interface Posting extends Movement {
  reversesId?: number;
  /** Signed cents by account; they sum to 0 in each unit. */
  entries: readonly PostingEntry[];
}

/**
 * Writes one balanced movement. The wallets it touches must be locked by the caller.
 *
 * @returns the movement's id
 * @throws when the same movement was posted before, when it is not balanced (at commit), or when a
 *   wallet would fall below 0: the callers check before, the database makes sure
 */
export async function postTransaction(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  posting: Posting,
): Promise<number> {
  const entries = postingEntries(posting.entries);
  const [written] = await tx
    .insert(ledgerTransactions)
    .values({
      kind: posting.kind,
      refType: posting.ref.type,
      refId: String(posting.ref.id),
      step: posting.step ?? '',
      actorKind: posting.actor.kind,
      actorId: posting.actor.kind === 'system' ? null : posting.actor.id,
      reversesId: posting.reversesId ?? null,
      memo: posting.memo ?? null,
      createdAt: deps.clock.now(),
    })
    .returning({ id: ledgerTransactions.id });
  if (written === undefined) throw new Error('A ledger transaction was not written.');
  const transactionId = written.id;
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ transactionId, ...entry })));
  return transactionId;
}
