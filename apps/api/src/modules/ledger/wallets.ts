import { and, asc, eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { ownerKey } from './Owner.ts';
import type { Owner } from './Owner.ts';
import { ledgerAccounts } from './tables.ts';

/** Unit of an account: paid coins, or gift coins. */
export type Unit = 'COIN' | 'GIFT';

/** The two accounts of a wallet with their cents. */
export interface Wallet {
  owner: Owner;
  coin: { accountId: number; cents: number };
  gift: { accountId: number; cents: number };
}

/** Cents of a wallet in its two parts (decisions, PAY-12). */
export interface WalletBalance {
  coin: number;
  gift: number;
}

const PURPOSE = 'wallet';

function ownedBy(owners: readonly Owner[]): SQL | undefined {
  return and(
    eq(ledgerAccounts.purpose, PURPOSE),
    or(
      ...owners.map((owner) =>
        and(eq(ledgerAccounts.ownerType, owner.type), eq(ledgerAccounts.ownerId, owner.id)),
      ),
    ),
  );
}

/** Locks one owner's wallet until the transaction ends, and creates it at first use. */
export async function lockWallet(tx: Transaction, owner: Owner): Promise<Wallet> {
  const locked = async () => {
    const found = await tx
      .select()
      .from(ledgerAccounts)
      .where(ownedBy([owner]))
      .orderBy(asc(ledgerAccounts.id))
      .for('update');
    const coin = found.find((row) => row.unit === 'COIN');
    const gift = found.find((row) => row.unit === 'GIFT');
    if (coin === undefined || gift === undefined) return undefined;
    return {
      owner,
      coin: { accountId: coin.id, cents: coin.balance ?? 0 },
      gift: { accountId: gift.id, cents: gift.balance ?? 0 },
    };
  };
  const known = await locked();
  if (known !== undefined) return known;
  const part = { ownerType: owner.type, ownerId: owner.id, purpose: PURPOSE, balance: 0 };
  await tx
    .insert(ledgerAccounts)
    .values([
      { ...part, unit: 'COIN' },
      { ...part, unit: 'GIFT' },
    ])
    .onConflictDoNothing();
  const made = await locked();
  if (made === undefined) throw new Error(`The wallet of ${ownerKey(owner)} was not made.`);
  return made;
}

/** Returns balances by `ownerKey`; 0 for an owner without a wallet. */
export async function balancesOf(
  db: Database,
  owners: readonly Owner[],
): Promise<Map<string, WalletBalance>> {
  const balances = new Map(owners.map((owner) => [ownerKey(owner), { coin: 0, gift: 0 }]));
  if (owners.length === 0) return balances;
  const found = await db.select().from(ledgerAccounts).where(ownedBy(owners));
  for (const row of found) {
    const balance = balances.get(`${row.ownerType}:${row.ownerId}`);
    if (balance !== undefined) balance[row.unit === 'COIN' ? 'coin' : 'gift'] = row.balance ?? 0;
  }
  return balances;
}
