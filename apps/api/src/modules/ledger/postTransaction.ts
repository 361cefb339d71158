import type { TransactionKind } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { postingEntries } from './postingEntries.ts';
import type { PostingEntry } from './postingEntries.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

/** The name of the paid product in each script, null where there is none. */
export interface Memo {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** A movement: its kind, its subject, its actor and its entries. */
export interface Movement {
  kind: TransactionKind;
  ref: { type: string; id: number | string };
  /** Distinguishes several movements of one kind about one product. */
  step?: string;
  actor: Actor;
  memo?: Memo;
}

export interface Posting extends Movement {
  reversesId?: number;
  /** Signed cents by account, with a sum of 0 in each unit. */
  entries: readonly PostingEntry[];
}

/**
 * Writes one balanced movement. The caller must lock the wallets involved.
 *
 * @returns the movement's ID
 * @throws if the movement was posted before, is not balanced (at commit), or would take a wallet
 *   below 0; callers check first, and the database enforces it
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
