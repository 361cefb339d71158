import type { Database } from '#platform/database/Database.ts';
import { cardsOf } from '#modules/cards/index.ts';
import type { Product } from '#modules/products/index.ts';
import type { Owner } from '#modules/ledger/index.ts';
import { cardFits } from './cardFits.ts';

/** Returns the payer's oldest card that opens the product now, or undefined without one. */
export async function fittingCard(
  db: Database,
  payer: Owner,
  product: Product,
  now: Date,
): Promise<number | undefined> {
  const cards = await cardsOf(db, [payer]);
  return cards.find((card) => cardFits(card, product) && card.availableAt <= now)?.id;
}
