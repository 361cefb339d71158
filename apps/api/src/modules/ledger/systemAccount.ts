import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { ledgerAccounts } from './tables.ts';
import type { Unit } from './wallets.ts';

/** The purposes of system accounts: the other side of every wallet movement. */
export type SystemPurpose = 'revenue' | 'topup_clearing' | 'gift_issued';

/**
 * Returns the ID of a system account. It has no running balance, so that payments need no lock on
 * it.
 */
export async function systemAccount(
  tx: Transaction,
  purpose: SystemPurpose,
  unit: Unit,
): Promise<number> {
  const account = { ownerType: 'System', ownerId: 0, purpose, unit };
  const find = async () => {
    const [row] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.ownerType, account.ownerType),
          eq(ledgerAccounts.ownerId, account.ownerId),
          eq(ledgerAccounts.unit, unit),
          eq(ledgerAccounts.purpose, purpose),
        ),
      );
    return row?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await tx.insert(ledgerAccounts).values(account).onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new Error(`The system account ${purpose} ${unit} was not made.`);
  return made;
}
