import { cleanLine } from './cleanLine.ts';

/** Characters between the digits of a phone number that carry no meaning. */
const BETWEEN_DIGITS = /[\s().\-/·‧•ー]/g;

/** The digits of a code as it is copied out of a message: spaces and hyphens between them mean nothing. */
export const plainFigures = (text: string): string => cleanLine(text).replaceAll(/[ -]/g, '');

/**
 * A phone number without what is written between its digits. A dialed `00` in front is a plus, and
 * the `tel:` of a copied link is left out.
 */
export const plainPhone = (text: string): string =>
  cleanLine(text)
    .replace(/^(?:tel:)+/i, '')
    .replaceAll(BETWEEN_DIGITS, '')
    .replace(/^00/, '+');

/** Returns the keys of a phone (digits, `*`, `#`, a plus) without separators. */
export const plainKeys = (text: string): string =>
  cleanLine(text).replaceAll(BETWEEN_DIGITS, '').replaceAll(',', '');
