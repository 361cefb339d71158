import { cleanLine } from './cleanLine.ts';

/** Marks before an amount that show it is money. */
const SIGN_BEFORE = /^(?:\p{Currency_Symbol}|人民币|rmb|cny|cn(?=\p{Currency_Symbol}))\s*/iu;
/** Marks after an amount: a currency, coins, and the "in full" of Chinese amounts. */
const SIGN_AFTER = /\s*(?:\p{Currency_Symbol}|[元圆块币整]|yuan|rmb|cny|coins?)$/iu;
/** Digits alone, or in groups of three parted by one kind of sign. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*|(?=\.))(?:\.\d*)?$/;
/** Digits of which a number of JavaScript keeps every one. */
const EXACT_DIGITS = 15;

function withoutSigns(text: string): string {
  const rest = text.replace(SIGN_BEFORE, '').replace(SIGN_AFTER, '');
  return rest === text ? rest : withoutSigns(rest);
}

/**
 * The number of an amount as it was typed or pasted: `１，２３４`, `¥1 234.50`, `1234元`.
 *
 * @returns undefined for what is no number, and for what could be read in two ways (`1,23`, `10²`)
 */
export function parseAmount(text: string): number | undefined {
  // Superscripts, fractions and circled digits would be joined to the digits beside them.
  if (/\p{Other_Number}/u.test(text)) return undefined;
  const bare = withoutSigns(cleanLine(text)).replace(/^- /, '-');
  const sign = bare.startsWith('-') ? -1 : 1;
  const number = sign < 0 ? withoutSigns(bare.slice(1)) : bare;
  if (number.startsWith('-') || !NUMBER.test(number) || !/\d/.test(number)) return undefined;
  const digits = number.replaceAll(/[^\d.]/g, '');
  if (digits.replace('.', '').replace(/^0+/, '').length > EXACT_DIGITS) return undefined;
  const amount = sign * Number(digits);
  return amount === 0 ? 0 : amount;
}
