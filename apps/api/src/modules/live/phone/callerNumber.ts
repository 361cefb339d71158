/** Separators that may be written between the digits of a number (RFC 3966, 5.1.1), and spaces. */
const SEPARATORS = /[ ().-]/g;
/** A number of the telephone network, with room for the prefixes that networks add. */
const NUMBER = /^\+?\d{1,20}$/;

/**
 * Returns the number of a caller, which the network reports as untrusted text: digits with an
 * optional leading plus. Empty for anything else, such as `anonymous`: the number counts as withheld.
 */
export function callerNumber(from: string): string {
  const bare = from.replaceAll(SEPARATORS, '');
  return NUMBER.test(bare) ? bare : '';
}
