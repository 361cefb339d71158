import { plainKeys } from '@rostra/i18n/input';

/** The keys of a telephone in their rows (DTMF, ITU-T E.161), with the letters that stand on them. */
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

/** What a key of the keypad writes. */
export type KeypadKey = (typeof KEYPAD_KEYS)[number]['key'];

/**
 * What can be sent of a text that was typed or pasted: full-width figures as half-width ones, without
 * what stands between them. Null where anything else is in it: nothing is guessed or cut.
 *
 * @param hasPlus a plus may stand first, for a number to call
 */
export function keysOf(text: string, hasPlus: boolean): string | null {
  const keys = plainKeys(text);
  return (hasPlus ? /^\+?[\d*#]*$/ : /^[\d*#]*$/).test(keys) ? keys : null;
}
