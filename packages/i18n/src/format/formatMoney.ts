import type { Locale } from '../locale.ts';

const formatters = new Map<string, Intl.NumberFormat>();

const twoDecimals = (locale: Locale): Intl.NumberFormat => {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(locale, made);
  return made;
};

/** An amount of coins: `1,240.00`; the minus is U+2212 (look/language.md §5). */
export const formatCoins = (coins: number, locale: Locale): string =>
  twoDecimals(locale).format(coins).replace('-', '−');

/** Signed coins of a movement: `+12.00`, `−12.00`. */
export const formatSignedCoins = (coins: number, locale: Locale): string =>
  coins > 0 ? `+${formatCoins(coins, locale)}` : formatCoins(coins, locale);

/** Yuan: `¥258.40`. */
export const formatYuan = (yuan: number, locale: Locale): string => `¥${formatCoins(yuan, locale)}`;
