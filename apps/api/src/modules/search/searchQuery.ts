import { runsOf } from './tokens.ts';
import type { Run } from './tokens.ts';

/** Minimum length of a Latin word to match as a prefix (decisions, SRCH-09). */
export const PREFIX_MIN_LETTERS = 3;
/** Maximum number of runs of a key; more would only cost time. */
const RUNS_MAX = 12;

/** A part of a key that must occur in a document unchanged. */
export interface SearchPart extends Run {
  /** Also matches longer words of a document. */
  isPrefix: boolean;
}

/** Returns the parts of a key, all of which must be found. */
export function searchParts(key: string): SearchPart[] {
  return distinctParts(
    runsOf(key).map((run) => ({
      ...run,
      isPrefix: !run.isHan && [...run.text].length >= PREFIX_MIN_LETTERS,
    })),
  );
}

/** Returns each part once, up to the limit of a query. */
export function distinctParts(parts: readonly SearchPart[]): SearchPart[] {
  const once = new Map(parts.map((part) => [part.text, part]));
  return [...once.values()].slice(0, RUNS_MAX);
}

/**
 * Returns the parts as a tsquery literal. A run of Han characters is a phrase of its pairs at
 * consecutive positions, so that pairs scattered over a long text are no hit.
 *
 * @param weight of all matches: `A` for titles; anywhere by default
 */
export function tsqueryOf(parts: readonly SearchPart[], weight: 'A' | '' = ''): string {
  return parts
    .map((part) => (part.isHan ? phraseOf(part.text, weight) : wordOf(part, weight)))
    .join(' & ');
}

function phraseOf(run: string, weight: string): string {
  const characters = [...run];
  const [only = ''] = characters;
  if (characters.length === 1) return termOf(only, weight);
  const pairs = characters
    .slice(0, -1)
    .map((first, index) => termOf(`${first}${characters[index + 1]}`, weight));
  return `(${pairs.join(' <-> ')})`;
}

const wordOf = ({ text, isPrefix }: SearchPart, weight: string): string =>
  termOf(text, `${isPrefix ? '*' : ''}${weight}`);

const termOf = (term: string, flags: string): string =>
  flags === '' ? `'${term}'` : `'${term}':${flags}`;
