import type { PpvCard } from '#modules/cards/index.ts';
import type { Goods } from '#modules/goods/index.ts';

/**
 * Returns whether a card opens this kind of goods and has uses left; it may still be waiting
 * (PAY-36).
 */
export const cardFits = (card: PpvCard, goods: Pick<Goods, 'cardFlag'>): boolean =>
  goods.cardFlag !== null && card[goods.cardFlag] && card.balance > 0;
