import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number in digits, without prefixes of the network. */
interface Digits {
  /** With the country code where the number has one. */
  readonly whole: string;
  /** Without it; undefined for numbers in national form. */
  readonly national: string | undefined;
}

const bare = (number: string): string => number.replaceAll(/\D/g, '').replace(/^0+/, '');

function digitsOf(number: string): Digits {
  const full = number.replace(/^00/, '+');
  if (!full.startsWith('+')) return { whole: bare(full), national: undefined };
  const parsed = parsePhoneNumberFromString(full);
  // A zero between country code and number is not part of it.
  const whole = parsed === undefined ? full : parsed.number;
  return { whole: bare(whole), national: bare(parsed?.nationalNumber ?? full) };
}

/**
 * Returns whether two notations mean the same phone: with or without country code, or with a zero in
 * front. Two countries' numbers differ, and so do numbers that only end alike. Withheld numbers have
 * no digits and equal none.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  if (a.whole === '') return false;
  if (a.whole === b.whole) return true;
  if (a.national === undefined) return a.whole === b.national;
  return b.national === undefined && b.whole === a.national;
}
