import { joinSingles, lengthOf, WORD_MIN_CHARACTERS } from './joinSingles.ts';
import { distinctParts } from './searchQuery.ts';
import type { SearchPart } from './searchQuery.ts';
import { segmentHan } from './segmentHan.ts';

/** Characters that join words and are none to search for. */
const PARTICLES = new Set('的地得之和与及或在');

/**
 * The parts with their Chinese compounds split into words, particles left out.
 *
 * @returns undefined if no part can be split, so that a second search would find the same
 */
export async function splitCompounds(
  parts: readonly SearchPart[],
): Promise<SearchPart[] | undefined> {
  // The segmenter is loaded only for a text that may hold two words.
  const mayHoldTwo = ({ isHan, text }: SearchPart) =>
    isHan && lengthOf(text) >= 2 * WORD_MIN_CHARACTERS;
  if (!parts.some(mayHoldTwo)) return undefined;
  const split: SearchPart[] = [];
  for (const part of parts) split.push(...(mayHoldTwo(part) ? await wordsOf(part) : [part]));
  const isSame = split.every(({ text }, index) => text === parts[index]?.text);
  return isSame || split.length === 0 ? undefined : distinctParts(split);
}

/** The words of one part, each also in the script in which it was written. */
async function wordsOf(part: SearchPart): Promise<SearchPart[]> {
  const written = [...part.written];
  const stretches: SearchPart[][] = [[]];
  let at = 0;
  for (const text of await segmentHan(part.text)) {
    const from = at;
    at += lengthOf(text);
    if (PARTICLES.has(text)) stretches.push([]);
    else stretches.at(-1)?.push({ ...part, text, written: written.slice(from, at).join('') });
  }
  return stretches.flatMap(joinSingles);
}
