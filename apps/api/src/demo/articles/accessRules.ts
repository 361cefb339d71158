import { centsFromCoins } from '@rostra/contract';
import type { WorkAccess } from '#modules/articles/index.ts';
import type { Piece } from './pieces.ts';

/** Days for which a limited-time free piece of the demo stays free. */
const LIMITED_FREE_DAYS = 30;
/** The price before a reduction, as a share of the price now. */
const ORIGINAL_PRICE_FACTOR = 1.25;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How a piece is charged for, as columns of `article_works`. */
export function accessRules(piece: Piece, now: Date): WorkAccess {
  const { access, coins } = piece;
  const price = coins === undefined ? null : centsFromCoins(coins);
  const onlyVip = access === 'vip' || access === 'vipPro';
  return {
    isFree: access === 'free',
    limitedFreeUntil:
      access === 'limitedFree' ? new Date(now.getTime() + LIMITED_FREE_DAYS * DAY_MS) : null,
    onlyVip,
    vipLevel:
      access === 'free' || access === 'priceWithoutVip' ? null : access === 'vipPro' ? 2 : 1,
    currentPriceCents: onlyVip ? null : price,
    originalPriceCents: price === null ? null : Math.round(price * ORIGINAL_PRICE_FACTOR),
    ppvAllowed: access === 'cardOrPrice',
  };
}
