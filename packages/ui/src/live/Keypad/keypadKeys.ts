import { plainKeys } from '@rostra/i18n/input';

/** The keys of a phone in rows (DTMF, ITU-T E.161), with their letters. */
export const KEYPAD_KEYS = [
  { key: '1', letters: '' },
  { key: '2', letters: 'ABC' },
  { key: '3', letters: 'DEF' },
  { key: '4', letters: 'GHI' },
  { key: '5', letters: 'JKL' },
  { key: '6', letters: 'MNO' },
  { key: '7', letters: 'PQRS' },
  { key: '8', letters: 'TUV' },
  { key: '9', letters: 'WXYZ' },
  { key: '*', letters: '' },
  { key: '0', letters: '' },
  { key: '#', letters: '' },
] as const;

/** The character that a key enters. */
export type KeypadKey = (typeof KEYPAD_KEYS)[number]['key'];

/**
 * Returns the keys in typed or pasted text: full-width digits become half-width, and separators are
 * removed. Returns null for any other character: nothing is guessed or dropped.
 *
 * @param hasPlus allows a leading plus, for a phone number
 */
export function keysOf(text: string, hasPlus: boolean): string | null {
  const keys = plainKeys(text);
  return (hasPlus ? /^\+?[\d*#]*$/ : /^[\d*#]*$/).test(keys) ? keys : null;
}
