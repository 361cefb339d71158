import type { SearchPart } from './searchQuery.ts';

/** Minimum length of a word: a single character occurs in most texts and would find them all. */
export const WORD_MIN_CHARACTERS = 2;

/** Returns the number of characters of a text, not of UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

const isSingle = ({ text }: SearchPart): boolean => lengthOf(text) < WORD_MIN_CHARACTERS;

const join = (one: SearchPart, next: SearchPart): SearchPart => ({
  ...one,
  text: one.text + next.text,
  written: one.written + next.written,
});

/**
 * Joins words that follow each other without a gap, and returns words of two or more characters.
 * Consecutive single characters become one word, because unknown names fall apart into them. A lone
 * one joins the word before it, or else after it, so that `储能源` stays whole.
 */
export function joinSingles(words: readonly SearchPart[]): SearchPart[] {
  const joined: SearchPart[] = [];
  let singles: SearchPart | undefined;
  for (const word of words) {
    if (isSingle(word)) {
      singles = singles === undefined ? word : join(singles, word);
      continue;
    }
    const isFirst = joined.length === 0 && singles !== undefined && isSingle(singles);
    if (!isFirst) addSingles(joined, singles);
    joined.push(isFirst && singles !== undefined ? join(singles, word) : word);
    singles = undefined;
  }
  addSingles(joined, singles);
  return joined;
}

function addSingles(joined: SearchPart[], singles: SearchPart | undefined): void {
  if (singles === undefined) return;
  const before = isSingle(singles) ? joined.pop() : undefined;
  joined.push(before === undefined ? singles : join(before, singles));
}
