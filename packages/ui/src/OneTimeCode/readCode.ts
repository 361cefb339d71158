import { cleanLine, plainFigures } from '@rostra/i18n/input';

/** What was left out of the text of a code. */
export type CodeRefusal = 'digitsOnly' | 'tooLong';

/**
 * The digits of a code as it was typed or pasted. A whole message may be pasted: the one code in it
 * is taken.
 *
 * @param length digits of a whole code
 * @returns the digits, at most `length`, and what was left out that could have been meant
 */
export function readCode(
  text: string,
  length: number,
): { figures: string; refusal: CodeRefusal | undefined } {
  const plain = plainFigures(text);
  const codes = cleanLine(text).match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`, 'g')) ?? [];
  // A letter typed into a whole code is no message around it.
  const isMessage = codes.length === 1 && text.length > length + 1;
  const digits = isMessage ? (codes[0] ?? '') : plain.replaceAll(/\D/g, '');
  const refusal =
    !isMessage && /\D/.test(plain) ? 'digitsOnly' : digits.length > length ? 'tooLong' : undefined;
  return { figures: digits.slice(0, length), refusal };
}
