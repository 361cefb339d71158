import { runsOf } from './tokens.ts';

/** Letters from which on a word of Latin script is matched as a prefix (decisions, SRCH-09). */
export const PREFIX_MIN_LETTERS = 3;
/** Runs of a key that are looked at; more make no sense and cost time. */
const RUNS_MAX = 12;

/** A piece of a key that must stand in a document as it is. */
export interface SearchPart {
  text: string;
  isHan: boolean;
  /** Longer words of a document match too. */
  isPrefix: boolean;
}

/** What a key asks for: every part must be found. */
export function searchParts(key: string): SearchPart[] {
  const parts = runsOf(key).map(({ text, isHan }) => ({
    text,
    isHan,
    isPrefix: !isHan && [...text].length >= PREFIX_MIN_LETTERS,
  }));
  const once = new Map(parts.map((part) => [part.text, part]));
  return [...once.values()].slice(0, RUNS_MAX);
}

/**
 * The parts as a tsquery literal. A run of Han characters is a phrase of its pairs: each pair in the
 * place after the one before, so that pairs scattered over a long text are no hit.
 */
export function tsqueryOf(parts: readonly SearchPart[]): string {
  return parts.map((part) => (part.isHan ? phraseOf(part.text) : wordOf(part))).join(' & ');
}

function phraseOf(run: string): string {
  const characters = [...run];
  const [only] = characters;
  if (characters.length === 1) return `'${only}'`;
  const pairs = characters.slice(0, -1).map((first, index) => `'${first}${characters[index + 1]}'`);
  return `(${pairs.join(' <-> ')})`;
}

const wordOf = ({ text, isPrefix }: SearchPart): string => `'${text}'${isPrefix ? ':*' : ''}`;
