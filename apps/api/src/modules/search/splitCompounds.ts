import { simplifyScript } from '#platform/text/foldText.ts';
import { joinSingles, lengthOf, WORD_MIN_CHARACTERS } from './joinSingles.ts';
import { distinctParts } from './searchQuery.ts';
import type { SearchPart } from './searchQuery.ts';
import { segmentHan } from './segmentHan.ts';

/** Characters that join words and are not searched. */
const PARTICLES = new Set('的地得之和与及或在');

/**
 * Splits the Chinese compounds of the parts into words, without particles.
 *
 * @returns undefined if no part can be split, so that a second search would find the same
 */
export async function splitCompounds(
  parts: readonly SearchPart[],
): Promise<SearchPart[] | undefined> {
  // Loads the segmenter only for a text that may contain two words.
  const mayHoldTwo = ({ isHan, text }: SearchPart) =>
    isHan && lengthOf(text) >= 2 * WORD_MIN_CHARACTERS;
  if (!parts.some(mayHoldTwo)) return undefined;
  const split: SearchPart[] = [];
  for (const part of parts) split.push(...(mayHoldTwo(part) ? await wordsOf(part) : [part]));
  const isSame = split.every(({ text }, index) => text === parts[index]?.text);
  return isSame || split.length === 0 ? undefined : distinctParts(split);
}

/** Returns the words of one part, each also in its written script. */
async function wordsOf(part: SearchPart): Promise<SearchPart[]> {
  const written = [...part.written];
  const stretches: SearchPart[][] = [[]];
  let at = 0;
  const folded = [...part.text];
  // The dictionary knows proper spellings, which folding may change.
  for (const word of await segmentHan(simplifyScript(part.written))) {
    const from = at;
    at += lengthOf(word);
    const textOf = (characters: readonly string[]) => characters.slice(from, at).join('');
    if (PARTICLES.has(word)) stretches.push([]);
    else stretches.at(-1)?.push({ ...part, text: textOf(folded), written: textOf(written) });
  }
  return stretches.flatMap(joinSingles);
}
