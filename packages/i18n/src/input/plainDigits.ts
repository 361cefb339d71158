const DIGIT = /\p{Decimal_Number}/u;
const DIGITS = /(?![0-9])\p{Decimal_Number}/gu;
const BASE = 10;

/** Unicode lists the digits of a script as unbroken runs of ten, from zero to nine. */
function valueOf(digit: string): number {
  const point = Number(digit.codePointAt(0));
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % BASE;
}

/** Writes the decimal digits of every script (`٥`, `५`, `５`) as `0` to `9`; the rest stays. */
export const plainDigits = (text: string): string =>
  text.replaceAll(DIGITS, (digit) => String(valueOf(digit)));
