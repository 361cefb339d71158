import type { Viewer } from '#platform/viewer/Viewer.ts';

/** What is on sale, as far as the offers depend on it: an article or a live. */
export interface OfferGoods {
  goodsType: 'Article' | 'Agora::Live';
  /** Anybody reads it, logged in or not. */
  isFree: boolean;
  /** Free for everybody who is logged in until this instant (limited-time free). */
  limitedFreeUntil: Date | null;
  /** Only VIP opens it: no card, no price (PAY-48). */
  onlyVip: boolean;
  /** The least VIP level that reads it without paying; null: VIP gives no right to it. */
  vipLevel: number | null;
  /** Cents; null: it has no price of its own. */
  currentPriceCents: number | null;
  originalPriceCents: number | null;
  /** It may be paid with one use of a pay-per-view card. */
  ppvAllowed: boolean;
}

/** A pay-per-view card of the reader, usable or still waiting. */
export interface OfferCard {
  id: number;
  /** What the card opens. */
  article: boolean;
  live: boolean;
  /** Uses left. */
  balance: number;
  /** From when on it can be used (`ppv_avaliabled_at`). */
  availableAt: Date;
}

/** The reader, as far as the offers depend on them. */
export type OfferViewer = Pick<Viewer, 'kind' | 'vipUntil' | 'vipLevel'>;

/** The reader's VIP level now; 0 without a running membership. */
export function vipLevelOf(viewer: OfferViewer, now: Date): number {
  if (viewer.vipUntil === undefined || viewer.vipUntil <= now) return 0;
  return viewer.vipLevel ?? 1;
}
