import { tokensOf } from './tokens.ts';

/** PostgreSQL keeps no position beyond this one in a tsvector. */
const LAST_POSITION = 16_000;
/** PostgreSQL keeps no more positions of one lexeme. */
const POSITIONS_PER_TERM = 255;
/** Positions between two fields, so that no phrase extends from one into the other. */
const FIELD_GAP = 10;
/** Maximum length of one lexeme: PostgreSQL refuses 2 KiB; nobody searches for such a word. */
const TERM_MAX_CHARACTERS = 200;

/**
 * Returns the `terms` of a document as a tsvector literal: titles with weight A, texts with weight
 * B. Texts beyond the last position of a tsvector are not searched.
 */
export function searchTerms(titles: readonly string[], texts: readonly string[]): string {
  const places = new Map<string, string[]>();
  let from = 1;
  const add = (text: string, weight: 'A' | 'B') => {
    let last = from;
    for (const { term, position } of tokensOf(text, from)) {
      if (position > LAST_POSITION) break;
      last = position;
      if (term.length > TERM_MAX_CHARACTERS) continue;
      const known = places.get(term);
      if (known === undefined) places.set(term, [`${position}${weight}`]);
      else if (known.length < POSITIONS_PER_TERM) known.push(`${position}${weight}`);
    }
    from = last + FIELD_GAP;
  };
  for (const title of titles) add(title, 'A');
  for (const text of texts) add(text, 'B');
  // Terms contain only letters, marks, digits and inner dots, so that nothing needs escaping.
  return [...places].map(([term, list]) => `'${term}':${list.join(',')}`).join(' ');
}
