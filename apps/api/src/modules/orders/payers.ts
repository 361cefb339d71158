import type { OwnerType } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Owner } from '#modules/ledger/index.ts';
import { organizationsLedBy } from '#modules/organizations/index.ts';

/** An owner whose money and cards a user may spend, with display names. */
export interface Payer {
  owner: Owner;
  names: { sc_name: string | null; tc_name: string | null; en_name: string | null };
}

/** Lookups of a payer need no name. */
const NAMELESS: Payer['names'] = { sc_name: null, tc_name: null, en_name: null };

/**
 * Returns the owners whose money a user may spend: the user, and organizations they lead (PAY-15).
 */
export async function payersOf(
  db: Database,
  user: { id: number; names: Payer['names'] },
): Promise<Payer[]> {
  const led = await organizationsLedBy(db, user.id);
  return [
    { owner: { type: 'User', id: user.id }, names: user.names },
    ...led.map(({ id, ...names }) => ({ owner: { type: 'Organization', id } as const, names })),
  ];
}

/**
 * Returns the payer that a purchase names: the user's own wallet, or an organization's by explicit
 * choice.
 *
 * @throws AppError `payerRefused` (403) if the user may not spend from it
 */
export async function payerOf(
  db: Database,
  userId: number,
  requested: { owner_type: OwnerType; owner_id: number } | undefined,
): Promise<Owner> {
  if (requested === undefined) return { type: 'User', id: userId };
  const allowed = await payersOf(db, { id: userId, names: NAMELESS });
  const payer = allowed.find(
    ({ owner }) => owner.type === requested.owner_type && owner.id === requested.owner_id,
  );
  if (payer === undefined) throw new AppError('payerRefused');
  return payer.owner;
}
