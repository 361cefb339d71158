/** Letters that run from right to left, which alone can move what stands beside them. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD83A]/;

/**
 * Encloses a text of people in marks that keep its direction to itself, for sentences where no element can: names of
 * controls, titles, mails. In markup, `<bdi>` or `dir="auto"` does the same.
 *
 * @returns the same text where nothing runs from right to left, since all sentences run from left to right
 */
export const isolate = <Value extends string | number>(text: Value): Value | string =>
  // First strong isolate, and the end of it.
  RIGHT_TO_LEFT.test(String(text)) ? `\u2068${text}\u2069` : text;
