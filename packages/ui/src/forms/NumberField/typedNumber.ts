import { cleanAmount, parseAmount } from '@rostra/i18n/input';

/** The result of typed or pasted text. */
export type TypedNumber =
  /** Accepted as it is: the field reads it itself. */
  | { kind: 'own' }
  /** This text, which may still become a number. */
  | { kind: 'text'; text: string }
  /** As this number. */
  | { kind: 'number'; amount: number }
  /** Refused: it is no number here. */
  | { kind: 'refused' };

interface FieldRules {
  /** The number of decimals. */
  fractionDigits: number;
  /** Returns whether a text may still become a number of this field. */
  mayBecomeNumber: (text: string) => boolean;
}

const hasMoreDigits = (amount: number, fractionDigits: number): boolean =>
  Number(amount.toFixed(fractionDigits)) !== amount;

/** Marks that may be pasted with a number; those of foreign currencies are refused with it. */
const UNITS = ['CNY', 'coins'] as const;

function readAmount(text: string, rules: FieldRules): TypedNumber {
  const amount = parseAmount(text, UNITS);
  return amount === undefined || hasMoreDigits(amount, rules.fractionDigits)
    ? { kind: 'refused' }
    : { kind: 'number', amount };
}

/** Reads the field's text as it would be after a key. */
export function readTyped(next: string, rules: FieldRules): TypedNumber {
  if (rules.mayBecomeNumber(next)) return { kind: 'own' };
  const text = cleanAmount(next);
  if (rules.mayBecomeNumber(text)) return { kind: 'text', text };
  // Otherwise a decimal point just typed would disappear without a message.
  const hasPoint = rules.fractionDigits === 0 && text.includes('.');
  return hasPoint ? { kind: 'refused' } : readAmount(next, rules);
}

/** Reads the field's text as it would be after a paste. */
export function readPasted(next: string, rules: FieldRules): TypedNumber {
  const amount = readAmount(next, rules);
  if (amount.kind === 'number') return amount;
  // The language's own unit, as in "30 minutes"; digit groups that are no thousands are not
  // guessed.
  const text = cleanAmount(next);
  const isGuess = text.includes(',') || parseAmount(text, UNITS) !== undefined;
  return !isGuess && /\d/.test(text) && rules.mayBecomeNumber(text)
    ? { kind: 'text', text }
    : { kind: 'refused' };
}
