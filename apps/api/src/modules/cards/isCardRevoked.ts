import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { ppvCards } from './tables.ts';

/** Returns whether a card was revoked, which closes what it opened. */
export async function isCardRevoked(tx: Transaction, cardId: number): Promise<boolean> {
  const found = await tx
    .select({ id: ppvCards.id })
    .from(ppvCards)
    .where(and(eq(ppvCards.id, cardId), isNotNull(ppvCards.revokedAt)));
  return found.length > 0;
}
