/**
 * Whether six digits are too easy to guess (AUTH-18): one digit only, a run up or down (also over
 * the zero), or a block of two or three that repeats.
 */
export function isWeakPaymentPassword(digits: string): boolean {
  if (/^(\d{1,3})\1+$/.test(digits)) return true;
  const values = [...digits].map(Number);
  const steps = new Set(
    values.slice(1).map((value, index) => (value - (values[index] ?? 0) + 10) % 10),
  );
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === 9);
}
