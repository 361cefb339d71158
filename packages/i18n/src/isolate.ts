/** Letters that run from right to left, which alone can move what stands beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Encloses a text of people in marks that keep its direction to itself, for sentences where no element can: names of
 * controls, titles, mails. In markup, `<bdi>` or `dir="auto"` does the same.
 *
 * @returns the same text where nothing runs from right to left, since all sentences run from left to right
 */
export const isolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}` : text;
