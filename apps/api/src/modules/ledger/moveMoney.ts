import { coinsFromCents } from '@rostra/contract';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Owner } from './Owner.ts';
import { postTransaction } from './postTransaction.ts';
import type { Movement, Posting } from './postTransaction.ts';
import { splitPayment } from './splitPayment.ts';
import type { PaymentParts } from './splitPayment.ts';
import { systemAccount } from './systemAccount.ts';
import { ledgerAccounts, ledgerEntries } from './tables.ts';
import { lockWallet } from './wallets.ts';
import type { Unit } from './wallets.ts';

type Clocked = Pick<Deps, 'clock'>;

/**
 * Spends a price from a wallet, gift first.
 *
 * @param cents more than 0
 * @returns the cents that each part paid, and the movement's ID
 * @throws AppError `insufficientBalance` with balance and price in coins
 */
export async function spend(
  tx: Transaction,
  deps: Clocked,
  owner: Owner,
  cents: number,
  movement: Movement,
): Promise<PaymentParts & { transactionId: number }> {
  const wallet = await lockWallet(tx, owner);
  const balance = { coin: wallet.coin.cents, gift: wallet.gift.cents };
  const parts = splitPayment(balance, cents);
  if (parts === undefined) {
    throw new AppError('insufficientBalance', {
      params: {
        balance: coinsFromCents(balance.coin + balance.gift),
        price: coinsFromCents(cents),
      },
    });
  }
  const entries: Posting['entries'][number][] = [];
  for (const [unit, part, amount] of [
    ['GIFT', wallet.gift, parts.gift],
    ['COIN', wallet.coin, parts.coin],
  ] as const) {
    if (amount === 0) continue;
    entries.push(
      { accountId: part.accountId, amount: -amount },
      { accountId: await systemAccount(tx, 'revenue', unit), amount },
    );
  }
  const transactionId = await postTransaction(tx, deps, { ...movement, entries });
  return { ...parts, transactionId };
}

/**
 * Credits cents to a wallet: COIN from the clearing account of bank transfers, GIFT from the
 * account of issued gifts.
 *
 * @returns the movement's ID
 */
export async function credit(
  tx: Transaction,
  deps: Clocked,
  owner: Owner,
  unit: Unit,
  cents: number,
  movement: Movement,
): Promise<number> {
  const wallet = await lockWallet(tx, owner);
  const source = await systemAccount(tx, unit === 'COIN' ? 'topup_clearing' : 'gift_issued', unit);
  const part = unit === 'COIN' ? wallet.coin : wallet.gift;
  return postTransaction(tx, deps, {
    ...movement,
    entries: [
      { accountId: source, amount: -cents },
      { accountId: part.accountId, amount: cents },
    ],
  });
}

/**
 * Reverses a whole movement: each part returns to its source (PAY-65). The database refuses a
 * second reversal.
 *
 * @returns the new movement's ID
 */
export async function reverse(
  tx: Transaction,
  deps: Clocked,
  transactionId: number,
  movement: Movement,
): Promise<number> {
  const entries = await tx
    .select({
      accountId: ledgerEntries.accountId,
      amount: ledgerEntries.amount,
      ownerType: ledgerAccounts.ownerType,
      ownerId: ledgerAccounts.ownerId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerAccounts.id));
  for (const { ownerType, ownerId } of entries) {
    if (ownerType === 'User' || ownerType === 'Organization') {
      await lockWallet(tx, { type: ownerType, id: ownerId });
    }
  }
  return postTransaction(tx, deps, {
    ...movement,
    reversesId: transactionId,
    entries: entries.map(({ accountId, amount }) => ({ accountId, amount: -amount })),
  });
}
