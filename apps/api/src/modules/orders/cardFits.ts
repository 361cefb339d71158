import type { PpvCard } from '#modules/cards/index.ts';
import type { Product } from '#modules/products/index.ts';

/**
 * Returns whether a card opens this kind of product and has uses left; it may still be waiting
 * (PAY-36).
 */
export const cardFits = (card: PpvCard, product: Pick<Product, 'cardFlag'>): boolean =>
  product.cardFlag !== null && card[product.cardFlag] && card.balance > 0;
