/** Right-to-left letters, the only ones that can move text beside them. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD83A]/;

/**
 * Encloses user text in marks that isolate its direction, for sentences without elements: names of
 * controls, titles, mails. In markup, `<bdi>` or `dir="auto"` does the same.
 *
 * @returns the same text if nothing runs from right to left, since all sentences run from left to
 * right
 */
export const isolate = <Value extends string | number>(text: Value): Value | string =>
  // First strong isolate, and the end of it.
  RIGHT_TO_LEFT.test(String(text)) ? `\u2068${text}\u2069` : text;
