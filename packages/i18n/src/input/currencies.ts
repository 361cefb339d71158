/**
 * The unit of an amount by the marks written with it: a currency by its ISO 4217 code,
 * `coins`, or `other` for a currency in which the site sells nothing (`€`, `S$`).
 */
export type AmountUnit = 'CNY' | 'USD' | 'HKD' | 'coins' | 'other';

const OTHER_CODES = 'eur|gbp|jpy|sgd|aud|cad|chf|krw|twd|mop|inr';

/** Marks in front of a number. A plain `$` is the US dollar, a plain `¥` the yuan. */
const BEFORE: readonly [RegExp, AmountUnit][] = [
  [/^(?:人民币|(?:rmb|cny|cn)?\s*¥|rmb|cny)/i, 'CNY'],
  [/^(?:美元|美金|(?:usd|us)?\s*\$|usd)/i, 'USD'],
  [/^(?:港币|港元|(?:hkd|hk)\s*\$|hkd)/i, 'HKD'],
  [new RegExp(`^(?:[a-z]{0,3}\\s*\\p{Currency_Symbol}|${OTHER_CODES})`, 'iu'), 'other'],
];
/** Marks after a number: longer ones first, since `港元` ends like `元`. */
const AFTER: readonly [RegExp, AmountUnit][] = [
  [/(?:人民币|rmb|cny|yuan)$/i, 'CNY'],
  [/(?:美元|美金|us\s*\$|usd|(?:us\s*)?dollars?)$/i, 'USD'],
  [/(?:港币|港元|hk\s*\$|hkd)$/i, 'HKD'],
  [new RegExp(`(?:[欧日新澳加韩]元|[台日新澳加韩]币|日圆|英镑|${OTHER_CODES})$`, 'i'), 'other'],
  [/(?:币|coins?)$/i, 'coins'],
  [/[元圆块¥]$/, 'CNY'],
  [/\$$/, 'USD'],
  [/\p{Currency_Symbol}$/u, 'other'],
];
const MARKS = [...BEFORE, ...AFTER];
/** "In full" at the end of Chinese amounts. */
const IN_FULL = /整$/;

/** Takes the marks of currencies off a clean line, and names their units. */
export function takeUnits(text: string): { rest: string; units: AmountUnit[] } {
  const rest = text.replace(IN_FULL, '').trim();
  const found = MARKS.find(([mark]) => mark.test(rest));
  if (found === undefined) return { rest, units: [] };
  const [mark, unit] = found;
  const inner = takeUnits(rest.replace(mark, ''));
  return { rest: inner.rest, units: [unit, ...inner.units] };
}
