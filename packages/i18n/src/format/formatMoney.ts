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

/** The unit of the balance, behind a figure. */
const units: Readonly<Record<Locale, string>> = { en: 'coins', 'zh-CN': '币' };
/** Keeps a figure and its unit on one line. */
const NO_BREAK = '\u00A0';

/** An amount of any currency without its name: `1,240.00`; the minus is U+2212 (look/language.md §5). */
export const formatAmount = (amount: number, locale: Locale): string =>
  twoDecimals(locale).format(amount).replace('-', '−');

/**
 * An amount of coins with its unit, wherever coins are meant: `1,240.00 coins`, `1,240.00 币`.
 *
 * @param options.isWhole leaves the decimals of whole amounts out: `500 coins`
 */
export const formatCoins = (
  coins: number,
  locale: Locale,
  { isWhole = false }: { isWhole?: boolean } = {},
): string => {
  const figure = formatAmount(coins, locale);
  const shown = isWhole && Number.isInteger(coins) ? figure.slice(0, -3) : figure;
  return `${shown}${NO_BREAK}${units[locale]}`;
};

/** Signed coins of a movement: `+12.00 coins`, `−12.00 coins`. */
export const formatSignedCoins = (coins: number, locale: Locale): string =>
  coins > 0 ? `+${formatCoins(coins, locale)}` : formatCoins(coins, locale);

/** Yuan: `¥258.40`. */
export const formatYuan = (yuan: number, locale: Locale): string =>
  `¥${formatAmount(yuan, locale)}`;
