/** A piece of a message: words, or an address that can be followed. */
export interface TextPiece {
  /** Absent for words. */
  href?: string | undefined;
  text: string;
  /** Where it begins in the message. */
  at: number;
}

/**
 * What an address has none of: white space, quotes and angles, marks that turn the direction of writing,
 * and what Chinese, Japanese and Korean sentences are made of, which follow an address without a blank.
 */
const NO_PART =
  String.raw`\s<>"“”‘’\u200B-\u200F\u202A-\u202E\u2066-\u2069` +
  String.raw`\u3000-\u303F\uFF00-\uFFEF\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}`;
const ADDRESS = new RegExp(String.raw`\bhttps?://[^${NO_PART}]+`, 'giu');
/** Marks of the sentence that an address stands in. */
const SENTENCE_END = /[.,;:!?'*_~…·]+$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without what belongs to the sentence; a bracket stays where the address itself has opened it. */
function trimmed(found: string): string {
  let address = found;
  for (;;) {
    const before = address;
    address = address.replace(SENTENCE_END, '');
    for (const [open, close] of BRACKETS) {
      if (address.endsWith(close) && countOf(address, close) > countOf(address, open))
        address = address.slice(0, -1);
    }
    if (address === before) return address;
  }
}

/** Whether it leads somewhere, and to where it seems to: no name stands before the host. */
function isFollowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && username === '' && password === '';
}

/**
 * Cuts a message at the addresses in it; nothing but http and https is one.
 *
 * @param text as it was written
 * @returns all of it, in its order
 */
export function addressesIn(text: string): readonly TextPiece[] {
  // Nearly every message is without one.
  if (!text.includes('://')) return [{ text, at: 0 }];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    if (!isFollowed(address)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), at: from });
    pieces.push({ text: address, href: address, at: match.index });
    from = match.index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), at: from });
  return pieces;
}
