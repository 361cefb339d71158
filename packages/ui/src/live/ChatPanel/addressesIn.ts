/** A piece of a message: plain text, or an address to link. */
export interface TextPiece {
  /** Absent for plain text. */
  href?: string | undefined;
  text: string;
  /** Its start offset in the message. */
  at: number;
}

/**
 * Characters that never belong to an address: white space, quotes, angle brackets, bidirectional
 * control characters, and Chinese, Japanese and Korean text, which follows an address without a
 * space.
 */
const NO_PART =
  String.raw`\s<>"“”‘’\u200B-\u200F\u202A-\u202E\u2066-\u2069` +
  String.raw`\u3000-\u303F\uFF00-\uFFEF\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}`;
const ADDRESS = new RegExp(String.raw`\bhttps?://[^${NO_PART}]+`, 'giu');
/** Punctuation of the surrounding sentence. */
const SENTENCE_END = /[.,;:!?'*_~…·]+$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Removes trailing punctuation; keeps a bracket that was opened inside the address. */
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

/** Returns whether it is safe to link: it parses, and no user name precedes the host. */
function isFollowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && username === '' && password === '';
}

/**
 * Splits a message at its addresses; only http and https count.
 *
 * @param text the message as written
 * @returns all pieces, in order
 */
export function addressesIn(text: string): readonly TextPiece[] {
  // Most messages have no address.
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
