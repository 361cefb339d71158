import { tokensOf } from './tokens.ts';

/** PostgreSQL keeps no place beyond this one in a tsvector. */
const LAST_POSITION = 16_000;
/** PostgreSQL keeps no more places of one lexeme. */
const POSITIONS_PER_TERM = 255;
/** Places between two fields, so that no phrase reaches from one into the other. */
const FIELD_GAP = 10;
/** Bytes of one lexeme: PostgreSQL refuses 2 KiB; nobody searches for such a word. */
const TERM_MAX_CHARACTERS = 200;

/**
 * The `terms` of a document as a tsvector literal: titles with weight A, texts with weight B. Texts
 * beyond the last place a tsvector can hold are not searched.
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
  // Terms are letters, marks, digits and inner dots only: nothing to escape.
  return [...places].map(([term, list]) => `'${term}':${list.join(',')}`).join(' ');
}
