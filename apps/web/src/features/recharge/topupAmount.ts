import { TOPUP_MAX_COINS, TOPUP_MIN_COINS, hasTwoDecimals, topupGiftFor } from '@rostra/contract';
import { parseAmount } from '@rostra/i18n/input';
import { OTHER_AMOUNT } from '@rostra/ui/AmountPicker';
import type { TopupValues } from '@rostra/ui/TopupForm';

/** Amounts offered as plates, in coins. */
const PLATES = [50, 100, 200, 500, 1000] as const;

/** The plates with the gift that comes with each. */
export const topupAmounts = PLATES.map((coins) => ({ coins, gift: topupGiftFor(coins) }));

/** What is chosen, or null while it is no amount that can be topped up. */
export function chosenAmount({
  amount,
  other,
}: TopupValues): { coins: number; gift: number } | null {
  const coins = parseAmount(amount === OTHER_AMOUNT ? other : amount);
  if (coins === undefined || !hasTwoDecimals(coins)) return null;
  if (coins < TOPUP_MIN_COINS || coins > TOPUP_MAX_COINS) return null;
  return { coins, gift: topupGiftFor(coins) };
}
