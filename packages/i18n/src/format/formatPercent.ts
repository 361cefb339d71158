/** Decimals of a change in percent (look/language.md §11). */
const CHANGE_DECIMALS = 2;

const change = new Intl.NumberFormat('en', {
  minimumFractionDigits: CHANGE_DECIMALS,
  maximumFractionDigits: CHANGE_DECIMALS,
});
const MINUS = '−';

/** A change in percent as it is shown: what rounds to nothing is 0, without a sign. */
export const roundedChange = (percent: number): number => {
  const rounded = Number(percent.toFixed(CHANGE_DECIMALS));
  return rounded === 0 ? 0 : rounded;
};

const signed = (value: number, figure: string): string => {
  if (value === 0) return `${figure}%`;
  return `${value > 0 ? '+' : MINUS}${figure}%`;
};

/** Formats a price change in percent: `+12.84%`, `−9.31%`, `0.00%`, `+1,234.50%`. */
export const formatChange = (percent: number): string => {
  const shown = roundedChange(percent);
  return signed(shown, change.format(Math.abs(shown)));
};

/**
 * Formats an expected price change, one of the steps of the specification: `+30%`, `−50%`, `0%`.
 */
export const formatExpectedChange = (percent: number): string =>
  signed(percent, String(Math.abs(percent)));
