import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { ppvCards, ppvUses } from './tables.ts';

/** One use of a card: whose card it may be, what it opens, for whom. */
export interface CardUse {
  cardId: number;
  payer: { type: 'User' | 'Organization'; id: number };
  flag: 'article' | 'live';
  userId: number;
  goodsKey: string;
  orderId: number;
  at: Date;
}

/**
 * Uses a card up by one, in one conditional statement: two at once on the last use leave one.
 *
 * @throws AppError `cardNotUsable` when it is another's, used up, not usable yet or of another kind
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
    goodsKey: use.goodsKey,
    orderId: use.orderId,
    usedAt: use.at,
  });
}

/** Gives the use of an order back to its card (PAY-65). Done once; a second call changes nothing. */
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
