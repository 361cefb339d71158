import { TOPUP_MAX_COINS, TOPUP_MIN_COINS, hasTwoDecimals, topupGiftFor } from '@rostra/contract';
import { parseAmount } from '@rostra/i18n/input';
import { OTHER_AMOUNT } from '@rostra/ui/AmountPicker';
import type { TopupValues } from '@rostra/ui/TopupForm';

/** Preset amounts, in coins. */
const PLATES = [50, 100, 200, 500, 1000] as const;

/** Preset amounts with the gift balance that comes with each. */
export const topupAmounts = PLATES.map((coins) => ({ coins, gift: topupGiftFor(coins) }));

/** Returns the selected amount, or null if it cannot be topped up. */
export function chosenAmount({
  amount,
  other,
}: TopupValues): { coins: number; gift: number } | null {
  const coins = parseAmount(amount === OTHER_AMOUNT ? other : amount);
  if (coins === undefined || !hasTwoDecimals(coins)) return null;
  if (coins < TOPUP_MIN_COINS || coins > TOPUP_MAX_COINS) return null;
  return { coins, gift: topupGiftFor(coins) };
}
