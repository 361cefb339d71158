import { cleanLine } from './cleanLine.ts';
import { labeledValue, plainStops, readFully } from './copiedText.ts';
import { plainDigits } from './plainDigits.ts';

/** Characters between the digits of a phone number that carry no meaning. */
const BETWEEN_DIGITS = /[\s().\-/·‧•ー]/g;
/** The `(0)` after a country code: dialed only inside the country. */
const TRUNK_ZERO = /(?<=\d.*)\(\s*0\s*\)/g;

/** A clean line with the digits of every script as `0` to `9`, and with plain dots. */
const cleanFigures = (text: string): string => plainDigits(plainStops(cleanLine(text)));

/** The digits of a code as it is copied out of a message: spaces and hyphens between them mean nothing. */
export const plainFigures = (text: string): string => cleanFigures(text).replaceAll(/[ -]/g, '');

/**
 * A phone number without what is written between its digits. A dialed `00` in front is a plus, and
 * the `tel:` of a copied link or another label is left out, as is the `(0)` of `+44 (0)20 7946 0958`
 * and the punctuation around the number.
 */
export const plainPhone = (text: string): string =>
  readFully(cleanFigures(text), (number) =>
    labeledValue(number)
      .replaceAll(TRUNK_ZERO, '')
      .replaceAll(BETWEEN_DIGITS, '')
      .replace(/^00/, '+'),
  );

/**
 * A phone number in full, from a country code and what was typed beside it, which may hold its own
 * country code (`+44 7700 900123`) or a `(0)` in front.
 */
export function fullPhone(country: string, text: string): string {
  const number = plainPhone(text);
  return number === '' || number.startsWith('+') ? number : plainPhone(`${country} ${text}`);
}

/** Returns the keys of a phone (digits, `*`, `#`, a plus) without separators. */
export const plainKeys = (text: string): string =>
  cleanFigures(text).replaceAll(BETWEEN_DIGITS, '').replaceAll(',', '');
