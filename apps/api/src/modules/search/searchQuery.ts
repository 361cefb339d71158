import { runsOf } from './tokens.ts';
import type { Run } from './tokens.ts';

/** Letters from which on a word of Latin script is matched as a prefix (decisions, SRCH-09). */
export const PREFIX_MIN_LETTERS = 3;
/** Runs of a key that are looked at; more make no sense and cost time. */
const RUNS_MAX = 12;

/** A piece of a key that must stand in a document as it is. */
export interface SearchPart extends Run {
  /** Longer words of a document match too. */
  isPrefix: boolean;
}

/** What a key asks for: every part must be found. */
export function searchParts(key: string): SearchPart[] {
  return distinctParts(
    runsOf(key).map((run) => ({
      ...run,
      isPrefix: !run.isHan && [...run.text].length >= PREFIX_MIN_LETTERS,
    })),
  );
}

/** Each part once, no more of them than a query may have. */
export function distinctParts(parts: readonly SearchPart[]): SearchPart[] {
  const once = new Map(parts.map((part) => [part.text, part]));
  return [...once.values()].slice(0, RUNS_MAX);
}

/**
 * The parts as a tsquery literal. A run of Han characters is a phrase of its pairs: each pair in the
 * place after the one before, so that pairs scattered over a long text are no hit.
 *
 * @param weight where all of them must stand: `A` for titles; anywhere by default
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
