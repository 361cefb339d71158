import { coinsFromCents } from '@rostra/contract';
import type { Data, TopupState } from '@rostra/contract';
import type { UserNames } from '#modules/accounts/index.ts';
import type { TopupRow } from './tables.ts';

const NOBODY = { name: '', sc_name: null, tc_name: null, en_name: null };

/** Returns a top-up in the form for its payer. */
export const toTopupResponse = (row: TopupRow): Data<'postTopups'> => ({
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

/**
 * Returns a top-up in the form for staff, with all names of its payer, because a transfer may carry
 * any of them.
 *
 * @param names the names of users by their IDs
 */
export function toStaffTopupResponse(
  row: TopupRow,
  names: ReadonlyMap<number, UserNames>,
): Data<'postStaffTopupDecision'> {
  const { reason: _, ...answer } = toTopupResponse(row);
  return { ...answer, user: { id: row.userId, ...(names.get(row.userId) ?? NOBODY) } };
}
