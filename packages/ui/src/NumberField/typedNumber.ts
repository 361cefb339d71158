import { cleanLine, parseAmount } from '@rostra/i18n/input';

/** How the field takes what was typed or pasted. */
export type TypedNumber =
  /** As it is: the field reads it itself. */
  | { kind: 'own' }
  /** As this text, of which a number may still become. */
  | { kind: 'text'; text: string }
  /** As this number. */
  | { kind: 'number'; amount: number }
  /** Not at all: it is no number here. */
  | { kind: 'refused' };

interface FieldRules {
  /** Figures after the point. */
  fractionDigits: number;
  /** Whether a number of this field may become of a text. */
  mayBecomeNumber: (text: string) => boolean;
}

const hasMoreDigits = (amount: number, fractionDigits: number): boolean =>
  Number(amount.toFixed(fractionDigits)) !== amount;

/** The full stop of Chinese keyboards is typed for a point. */
const cleanNumber = (text: string): string => cleanLine(text).replaceAll('。', '.');

function readAmount(text: string, rules: FieldRules): TypedNumber {
  const amount = parseAmount(text);
  return amount === undefined || hasMoreDigits(amount, rules.fractionDigits)
    ? { kind: 'refused' }
    : { kind: 'number', amount };
}

/** Reads the field's text as it would be after a key. */
export function readTyped(next: string, rules: FieldRules): TypedNumber {
  if (rules.mayBecomeNumber(next)) return { kind: 'own' };
  const text = cleanNumber(next);
  if (rules.mayBecomeNumber(text)) return { kind: 'text', text };
  // A point that was just typed would go without a word.
  const hasPoint = rules.fractionDigits === 0 && text.includes('.');
  return hasPoint ? { kind: 'refused' } : readAmount(next, rules);
}

/** Reads the field's text as it would be after a paste. */
export function readPasted(next: string, rules: FieldRules): TypedNumber {
  const amount = readAmount(next, rules);
  if (amount.kind === 'number') return amount;
  // The language's own unit, as in "30 minutes"; groups of digits that are no thousands are not guessed.
  const text = cleanNumber(next);
  const isGuess = text.includes(',') || parseAmount(text) !== undefined;
  return !isGuess && /\d/.test(text) && rules.mayBecomeNumber(text)
    ? { kind: 'text', text }
    : { kind: 'refused' };
}
