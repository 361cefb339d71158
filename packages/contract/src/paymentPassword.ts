/** Reasons why six digits are too easy to guess as a payment password (AUTH-18). */
export type PaymentPasswordWeakness = 'repeated' | 'run' | 'pairs' | 'mirrored';

/** The test for each weakness, on half-width digits. */
const weaknesses: readonly [PaymentPasswordWeakness, (figures: string) => boolean][] = [
  // 111111, 121212, 123123: a repeated block of one to three digits.
  ['repeated', (figures) => /^(\d{1,3})\1+$/.test(figures)],
  // 123456, 654321, 890123: up or down by one, also across zero.
  ['run', isRun],
  // 112233, 111222: pairs or triples of the same digit.
  ['pairs', (figures) => /^(?:(\d)\1(\d)\2(\d)\3|(\d)\4\4(\d)\5\5)$/.test(figures)],
  // 123321: the second half is the first one reversed.
  ['mirrored', (figures) => /^(\d)(\d)(\d)\3\2\1$/.test(figures)],
];

function isRun(figures: string): boolean {
  const values = Array.from(figures, Number);
  const steps = new Set(
    values.slice(1).map((value, index) => (value - (values[index] ?? 0) + 10) % 10),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

/**
 * Returns the rule that refuses a payment password, for the form and the server alike.
 *
 * @param figures six half-width digits
 * @returns the first rule that they break, or undefined if there is none
 */
export const paymentPasswordWeakness = (figures: string): PaymentPasswordWeakness | undefined =>
  weaknesses.find(([, matches]) => matches(figures))?.[0];
