/** Full stops of Chinese and Japanese keyboards: full-width, half-width and for vertical text. */
const STOP = /[。｡︒]/g;
/** Punctuation around an address in a sentence or a list. */
const AROUND = /^[\s;,:、]+|[\s;,:、.!?]+$/g;
/** One angle bracket at an end, of a pair that was copied in part; names in front of `<` stay. */
const ANGLES = /^<?([^<>]*)>?$/;
/** The name of a field before a copied address or number. */
const LABEL =
  /^(?:(?:电子)?邮[箱件]|(?:联系)?电话|手机(?:号码?)?|(?:e-?)?mail|phone|tel|mobile) *:/i;
/** Quotes and brackets of both languages, each with its end. */
const ENDS = new Map(
  '"" \'\' “” ‘’ «» ‹› 「」 『』 《》 〈〉 【】 〖〗 〔〕 ｢｣ () [] {} <>'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Writes Chinese full stops as dots, for texts in which a dot belongs: domains, tickers, amounts. */
export const plainStops = (text: string): string => text.replaceAll(STOP, '.');

/** Repeats a reading until it changes nothing, since quotes and punctuation can enclose each other. */
export function readFully(text: string, read: (text: string) => string): string {
  const next = read(text);
  return next === text ? text : readFully(next, read);
}

/** Removes one pair of quotes or brackets that encloses the whole text. */
export function removePair(text: string): string {
  const start = text.charAt(0);
  const end = ENDS.get(start);
  if (end === undefined || text.length < 2 || !text.endsWith(end)) return text;
  const inner = text.slice(1, -1);
  if (start === end || !inner.includes(end)) return inner;
  // In `(a) b (c)`, the first bracket ends before the last one.
  const next = inner.indexOf(start);
  return next >= 0 && next < inner.indexOf(end) ? inner : text;
}

/**
 * Returns the value inside the punctuation, quotes and brackets that surrounded it where it was
 * copied.
 *
 * @param text a clean line
 */
export const copiedValue = (text: string): string =>
  readFully(text, (part) => removePair(part.replaceAll(AROUND, '').replace(ANGLES, '$1')));

/**
 * Returns the value like {@link copiedValue}, without the label before an address or number:
 * `E-mail: al@x.test`, `电话：13800138001`. Tickers have none: `TEL:US` is one.
 *
 * @param text a clean line
 */
export const labeledValue = (text: string): string => copiedValue(text).replace(LABEL, '');
