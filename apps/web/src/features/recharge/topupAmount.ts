import {
  CENTS_PER_COIN,
  TOPUP_MAX_COINS,
  TOPUP_MIN_COINS,
  halfWidth,
  topupGiftFor,
} from '@rostra/contract';
import { OTHER_AMOUNT } from '@rostra/ui/AmountPicker';
import type { TopupValues } from '@rostra/ui/TopupForm';

/** Amounts offered as plates, in coins. */
const PLATES = [50, 100, 200, 500, 1000] as const;

/** The plates with the gift that comes with each. */
export const topupAmounts = PLATES.map((coins) => ({ coins, gift: topupGiftFor(coins) }));

/** Coins with at most two decimals; thousands may be parted by commas. */
const AMOUNT = /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/;

/** What is chosen, or null while it is no amount that can be topped up. */
export function chosenAmount({
  amount,
  other,
}: TopupValues): { coins: number; gift: number } | null {
  const text = halfWidth(amount === OTHER_AMOUNT ? other : amount).trim();
  if (!AMOUNT.test(text)) return null;
  const coins = Math.round(Number(text.replaceAll(',', '')) * CENTS_PER_COIN) / CENTS_PER_COIN;
  if (coins < TOPUP_MIN_COINS || coins > TOPUP_MAX_COINS) return null;
  return { coins, gift: topupGiftFor(coins) };
}
