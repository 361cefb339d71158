import type { SearchPart } from './searchQuery.ts';

/** Characters of a word at least: a single one stands in most texts and would find them all. */
export const WORD_MIN_CHARACTERS = 2;

/** Characters of a text, not its UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

const isSingle = ({ text }: SearchPart): boolean => lengthOf(text) < WORD_MIN_CHARACTERS;

const join = (one: SearchPart, next: SearchPart): SearchPart => ({
  ...one,
  text: one.text + next.text,
  written: one.written + next.written,
});

/**
 * Takes words that follow each other without a gap, and returns words of two characters and more.
 * Single characters in a row are one word: a name that no dictionary knows falls apart into them. One
 * by itself goes to the word before it, or else after it, so that `储能源` stays whole.
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
