/** Words from right to left; a mark at the end shows where each text begins and ends. */
export const rightToLeft = {
  hebrew: 'שלום עולם! מה שלומך?',
  arabic: 'متى تصدر نتائج الربع الثالث 2026؟',
} as const;

/** Short names of places, as they appear in a line with others. */
export const rightToLeftPlaces = { hebrew: 'הנגב', arabic: 'الجليل' } as const;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Puts user content from right to left into a component's props.
 *
 * @param properties names of properties, at any depth, that hold user content
 * @param words the replacement
 * @returns the same props otherwise
 */
export function writeRightToLeft<Value>(
  value: Value,
  properties: readonly string[],
  words: string = rightToLeft.hebrew,
): Value {
  const write = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(write);
    if (!isPlain(one) || '$$typeof' in one) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, own]) => [
        name,
        typeof own === 'string' && own !== '' && properties.includes(name) ? words : write(own),
      ]),
    );
  };
  return write(value) as Value;
}
