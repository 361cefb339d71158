import type { Transaction } from '#platform/database/Database.ts';
import { PPV_PACKS } from './packs.ts';
import { ppvCards } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Issues the card of a pack to its owner. It becomes usable after the pack's waiting days (PAY-31).
 *
 * @returns the card's ID
 */
export async function issueCard(
  tx: Transaction,
  card: {
    packId: number;
    owner: { type: 'User' | 'Organization'; id: number };
    orderId: number | null;
    at: Date;
  },
): Promise<number> {
  const pack = PPV_PACKS.find((candidate) => candidate.id === card.packId);
  if (pack === undefined) throw new Error(`There is no pack ${card.packId}.`);
  const [made] = await tx
    .insert(ppvCards)
    .values({
      ownerType: card.owner.type,
      ownerId: card.owner.id,
      packId: pack.id,
      orderId: card.orderId,
      quota: pack.quota,
      balance: pack.quota,
      uptimeDays: pack.uptimeDays,
      availableAt: new Date(card.at.getTime() + pack.uptimeDays * DAY_MS),
      article: pack.article,
      live: pack.live,
      createdAt: card.at,
    })
    .returning({ id: ppvCards.id });
  if (made === undefined) throw new Error('A card was not written.');
  return made.id;
}
