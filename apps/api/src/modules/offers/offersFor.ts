import { coinsFromCents } from '@rostra/contract';
import type { OfferKind } from '@rostra/contract';
import { vipLevelOf } from './OfferInput.ts';
import type { OfferCard, OfferProduct, OfferViewer } from './OfferInput.ts';

/** One offer of the pay button, in the form of the contract (`payOffer`). */
export interface Offer {
  kind: OfferKind;
  /** Coins, with `pay_price`. */
  current_price: number | null;
  original_price: number | null;
  /** With `card_countdown`, in both spellings (PAY-38). */
  ppv_avaliabled_at: string | null;
  ppv_available_at: string | null;
  /** Uses left, with `use_card`. */
  card_balance: number | null;
}

/** Returns whether the limited-time free period is active at this instant. */
export const isLimitedFree = (
  product: Pick<OfferProduct, 'limitedFreeUntil'>,
  now: Date,
): boolean => product.limitedFreeUntil !== null && now < product.limitedFreeUntil;

/** Returns whether VIP alone opens the product to this reader. */
export const isVipRight = (
  product: Pick<OfferProduct, 'vipLevel'>,
  viewer: OfferViewer,
  now: Date,
): boolean => {
  const level = vipLevelOf(viewer, now);
  return product.vipLevel !== null && level > 0 && level >= product.vipLevel;
};

/**
 * Returns the offers of the pay button for a reader without access, in the order of the
 * specification (platform §2, PAY-36 to PAY-42); the first is the primary. Returns none if the
 * product is free, or open to this reader by VIP or for a limited time. Purchases are not checked
 * here: call it only for readers who have not bought.
 *
 * @param cards the reader's pay-per-view cards, including waiting ones; none for a visitor
 * @param now server time (PAY-47)
 */
export function offersFor(
  product: OfferProduct,
  viewer: OfferViewer,
  cards: readonly OfferCard[],
  now: Date,
): Offer[] {
  if (product.isFree || isVipRight(product, viewer, now)) return [];
  // Nobody pays during the free period: logging in is enough.
  if (isLimitedFree(product, now)) return viewer.kind === 'user' ? [] : [offer('login_to_view')];
  const offers: Offer[] = [];
  if (!product.onlyVip) offers.push(...cardOffers(product, cards, now), ...priceOffers(product));
  if (product.vipLevel !== null) {
    offers.push(offer(vipLevelOf(viewer, now) === 0 ? 'vip_trial' : 'vip_upgrade'));
  }
  return offers;
}

function cardOffers(product: OfferProduct, cards: readonly OfferCard[], now: Date): Offer[] {
  if (!product.ppvAllowed) return [];
  const flag = product.productType === 'Article' ? 'article' : 'live';
  const fitting = cards
    .filter((card) => card[flag] && card.balance > 0)
    .toSorted((a, b) => a.availableAt.getTime() - b.availableAt.getTime());
  const usable = fitting.filter((card) => card.availableAt <= now);
  if (usable.length > 0) {
    const balance = usable.reduce((sum, card) => sum + card.balance, 0);
    return [{ ...offer('use_card'), card_balance: balance }];
  }
  const next = fitting[0];
  if (next === undefined) return [];
  const at = next.availableAt.toISOString();
  return [{ ...offer('card_countdown'), ppv_avaliabled_at: at, ppv_available_at: at }];
}

function priceOffers(product: OfferProduct): Offer[] {
  if (product.currentPriceCents === null) return [];
  return [
    {
      ...offer('pay_price'),
      current_price: coinsFromCents(product.currentPriceCents),
      original_price:
        product.originalPriceCents === null ? null : coinsFromCents(product.originalPriceCents),
    },
  ];
}

const offer = (kind: OfferKind): Offer => ({
  kind,
  current_price: null,
  original_price: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
  card_balance: null,
});
