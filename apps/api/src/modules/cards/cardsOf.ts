import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { ppvCards } from './tables.ts';

/** A pay-per-view card that has not been taken back. */
export interface PpvCard {
  id: number;
  owner: { type: 'User' | 'Organization'; id: number };
  packId: number;
  quota: number;
  /** Uses left. */
  balance: number;
  uptimeDays: number;
  availableAt: Date;
  article: boolean;
  live: boolean;
}

/** The cards of these owners, those that can be used first in front; used-up ones are among them. */
export async function cardsOf(
  db: Database,
  owners: readonly { type: 'User' | 'Organization'; id: number }[],
): Promise<PpvCard[]> {
  if (owners.length === 0) return [];
  const found = await db
    .select()
    .from(ppvCards)
    .where(
      and(
        isNull(ppvCards.revokedAt),
        or(
          ...owners.map((owner) =>
            and(eq(ppvCards.ownerType, owner.type), eq(ppvCards.ownerId, owner.id)),
          ),
        ),
      ),
    )
    .orderBy(asc(ppvCards.availableAt), asc(ppvCards.id));
  return found.map((row) => ({
    id: row.id,
    owner: { type: row.ownerType === 'Organization' ? 'Organization' : 'User', id: row.ownerId },
    packId: row.packId,
    quota: row.quota,
    balance: row.balance,
    uptimeDays: row.uptimeDays,
    availableAt: row.availableAt,
    article: row.article,
    live: row.live,
  }));
}
