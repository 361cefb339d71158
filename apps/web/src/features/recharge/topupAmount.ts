import {
  COIN_UNITS,
  TOPUP_MAX_COINS,
  TOPUP_MIN_COINS,
  hasTwoDecimals,
  topupGiftFor,
} from '@rostra/contract';
import { isCountedIn, parseAmount, readAmount } from '@rostra/i18n/input';
import { OTHER_AMOUNT } from '@rostra/ui/AmountPicker';
import type { TopupValues } from '@rostra/ui/TopupForm';

/** Preset amounts, in coins. */
const PLATES = [50, 100, 200, 500, 1000] as const;

/** Preset amounts with the gift balance that comes with each. */
export const topupAmounts = PLATES.map((coins) => ({ coins, gift: topupGiftFor(coins) }));

const textOf = ({ amount, other }: TopupValues): string =>
  amount === OTHER_AMOUNT ? other : amount;

/** Returns whether the entered amount names a currency in which it would not be that many coins. */
export function isOtherCurrency(values: TopupValues): boolean {
  const written = readAmount(textOf(values));
  return written !== undefined && !isCountedIn(written, COIN_UNITS);
}

/** Returns the selected amount, or null if it cannot be topped up. */
export function chosenAmount(values: TopupValues): { coins: number; gift: number } | null {
  const coins = parseAmount(textOf(values), COIN_UNITS);
  if (coins === undefined || !hasTwoDecimals(coins)) return null;
  if (coins < TOPUP_MIN_COINS || coins > TOPUP_MAX_COINS) return null;
  return { coins, gift: topupGiftFor(coins) };
}
