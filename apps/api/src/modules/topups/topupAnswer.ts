import { coinsFromCents } from '@rostra/contract';
import type { Data, TopupState } from '@rostra/contract';
import type { TopupRow } from './tables.ts';

const NOBODY = { name: '', sc_name: null, tc_name: null, en_name: null };

/** A top-up as its payer reads it. */
export const topupAnswer = (row: TopupRow): Data<'postTopups'> => ({
  id: row.id,
  coins: coinsFromCents(row.cents),
  gift: coinsFromCents(row.giftCents),
  state: row.state as TopupState,
  reference: row.reference,
  slip_url: row.slipUrl,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});

/** A top-up as staff reads it, with its payer's names: a transfer carries any of them. */
export function staffTopupAnswer(
  row: TopupRow,
  payer: Omit<Data<'postStaffTopupDecision'>['user'], 'id'> | undefined,
): Data<'postStaffTopupDecision'> {
  const { reason: _, ...answer } = topupAnswer(row);
  return { ...answer, user: { id: row.userId, ...(payer ?? NOBODY) } };
}
