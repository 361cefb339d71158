import { cleanLine, plainDigits, plainFigures } from '@rostra/i18n/input';

/** Why a part of a typed code was dropped. */
export type CodeRefusal = 'digitsOnly' | 'tooLong';

/**
 * Returns the digits of a typed or pasted code. A whole message may be pasted: its one code is
 * used.
 *
 * @param length number of digits of a whole code
 * @returns the digits, at most `length`, and the dropped part that may have been intended
 */
export function readCode(
  text: string,
  length: number,
): { figures: string; refusal: CodeRefusal | undefined } {
  const plain = plainFigures(text);
  const whole = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`, 'g');
  const codes = plainDigits(cleanLine(text)).match(whole) ?? [];
  // A letter typed into a whole code is no message around it.
  const isMessage = codes.length === 1 && text.length > length + 1;
  const digits = isMessage ? (codes[0] ?? '') : plain.replaceAll(/\D/g, '');
  const refusal =
    !isMessage && /\D/.test(plain) ? 'digitsOnly' : digits.length > length ? 'tooLong' : undefined;
  return { figures: digits.slice(0, length), refusal };
}
