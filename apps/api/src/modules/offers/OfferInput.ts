import type { Viewer } from '#platform/viewer/Viewer.ts';

/** The product, as far as the offers depend on them: an article or a live session. */
export interface OfferProduct {
  productType: 'Article' | 'Agora::Live';
  /** Free for everyone, logged in or not. */
  isFree: boolean;
  /** Free for every logged-in user until this instant (limited-time free). */
  limitedFreeUntil: Date | null;
  /** Only VIP opens it, not a card or a price (PAY-48). */
  onlyVip: boolean;
  /** The lowest VIP level that reads it without paying; null: VIP gives no access to it. */
  vipLevel: number | null;
  /** Cents; null: it has no price of its own. */
  currentPriceCents: number | null;
  originalPriceCents: number | null;
  /** One use of a pay-per-view card can pay for it. */
  ppvAllowed: boolean;
}

/** A pay-per-view card of the reader, usable or still waiting. */
export interface OfferCard {
  id: number;
  /** The kinds of product that the card opens. */
  article: boolean;
  live: boolean;
  /** Uses left. */
  balance: number;
  /** When it becomes usable (`ppv_avaliabled_at`). */
  availableAt: Date;
}

/** The reader, as far as the offers depend on them. */
export type OfferViewer = Pick<Viewer, 'kind' | 'vipUntil' | 'vipLevel'>;

/** Returns the reader's current VIP level; 0 without an active membership. */
export function vipLevelOf(viewer: OfferViewer, now: Date): number {
  if (viewer.vipUntil === undefined || viewer.vipUntil <= now) return 0;
  return viewer.vipLevel ?? 1;
}
