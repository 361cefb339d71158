import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { ppvCards, ppvUses } from './tables.ts';

/** One use of a card: its possible owners, the product it opens, and the user. */
export interface CardUse {
  cardId: number;
  payer: { type: 'User' | 'Organization'; id: number };
  flag: 'article' | 'live';
  userId: number;
  productKey: string;
  orderId: number;
  at: Date;
}

/**
 * Spends one use of a card in one conditional statement, so that two concurrent spends of the last
 * use cannot both succeed.
 *
 * @throws AppError `cardNotUsable` if it belongs to another owner, is used up, not usable yet or of
 *   another kind
 */
export async function spendCardUse(tx: Transaction, use: CardUse): Promise<void> {
  const taken = await tx
    .update(ppvCards)
    .set({ balance: sql`${ppvCards.balance} - 1` })
    .where(
      and(
        eq(ppvCards.id, use.cardId),
        eq(ppvCards.ownerType, use.payer.type),
        eq(ppvCards.ownerId, use.payer.id),
        eq(use.flag === 'article' ? ppvCards.article : ppvCards.live, true),
        gt(ppvCards.balance, 0),
        lte(ppvCards.availableAt, use.at),
        isNull(ppvCards.revokedAt),
      ),
    )
    .returning({ id: ppvCards.id });
  if (taken.length === 0) throw new AppError('cardNotUsable');
  await tx.insert(ppvUses).values({
    cardId: use.cardId,
    userId: use.userId,
    productKey: use.productKey,
    orderId: use.orderId,
    usedAt: use.at,
  });
}

/** Returns the use of an order to its card (PAY-65). A second call changes nothing. */
export async function returnCardUse(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const returned = await tx
    .update(ppvUses)
    .set({ returnedAt: at })
    .where(and(eq(ppvUses.orderId, orderId), isNull(ppvUses.returnedAt)))
    .returning({ cardId: ppvUses.cardId });
  for (const { cardId } of returned) {
    await tx
      .update(ppvCards)
      .set({ balance: sql`${ppvCards.balance} + 1` })
      .where(eq(ppvCards.id, cardId));
  }
}
