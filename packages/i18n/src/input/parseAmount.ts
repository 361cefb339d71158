import { cleanLine } from './cleanLine.ts';
import { plainStops } from './copiedText.ts';
import { takeUnits } from './currencies.ts';
import type { AmountUnit } from './currencies.ts';
import { plainDigits } from './plainDigits.ts';

/** Digits alone, or in groups of three parted by one kind of sign. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*|(?=\.))(?:\.\d*)?$/;
/** Digits of which a number of JavaScript keeps every one. */
const EXACT_DIGITS = 15;

/** An amount as it was written. */
export interface WrittenAmount {
  amount: number;
  /** The units of its marks; empty for a bare number. */
  units: readonly AmountUnit[];
}

/** A clean line with plain digits and the signs that go with them in Latin script. */
export const cleanAmount = (text: string): string =>
  plainDigits(plainStops(cleanLine(text)))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',');

/**
 * The number of an amount as it was typed or pasted, and what it is counted in: `１，２３４`,
 * `¥1 234.50`, `US$50`, `1234元`.
 *
 * @returns undefined for what is no number, and for what could be read in two ways (`1,23`, `10²`)
 */
export function readAmount(text: string): WrittenAmount | undefined {
  // Superscripts, fractions and circled digits would be joined to the digits beside them.
  if (/\p{Other_Number}/u.test(text)) return undefined;
  const outer = takeUnits(cleanAmount(text));
  const bare = outer.rest.replace(/^- /, '-');
  const isNegative = bare.startsWith('-');
  const inner = isNegative ? takeUnits(bare.slice(1)) : { rest: bare, units: [] };
  const number = inner.rest;
  if (number.startsWith('-') || !NUMBER.test(number) || !/\d/.test(number)) return undefined;
  const digits = number.replaceAll(/[^\d.]/g, '');
  if (digits.replace('.', '').replace(/^0+/, '').length > EXACT_DIGITS) return undefined;
  const amount = Number(digits) * (isNegative ? -1 : 1);
  return { amount: amount === 0 ? 0 : amount, units: [...outer.units, ...inner.units] };
}

/** Whether every mark of an amount is one of those that a field takes. */
export const isCountedIn = ({ units }: WrittenAmount, accepted: readonly string[]): boolean =>
  units.every((unit) => accepted.includes(unit));

/**
 * The number of an amount in a field that counts in certain units. A bare number is in the field's
 * unit. A mark of any other currency is refused and never dropped: 50 yuan are not 50 coins, so the
 * number alone would change the value paid.
 *
 * @param accepted the {@link AmountUnit}s that mean the field's own: coins and US dollars, since a coin is one dollar
 * @returns undefined for what {@link readAmount} does not read, and for another currency
 */
export function parseAmount(text: string, accepted: readonly string[]): number | undefined {
  const written = readAmount(text);
  return written !== undefined && isCountedIn(written, accepted) ? written.amount : undefined;
}
