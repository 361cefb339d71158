import { testTables } from './testTables.ts';

/** Text that people read in a file. */
export interface Prose {
  readonly comments: readonly string[];
  /** As written in the source, escapes included, row IDs in brackets at the end. */
  readonly titles: readonly string[];
  /** Titles of groups, labels of rows, and names of states. */
  readonly labels: readonly string[];
  /** Messages of errors, and summaries of calls. */
  readonly messages: readonly string[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`/\\])\/\/[^\n]*/g;
const SQL_COMMENT = /\/\*[\s\S]*?\*\/|--[^\n]*/g;
/** A string, its content in one of three groups. */
const STRING = /(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/.source;
/** Modifiers, such as `.skipIf(isSlow)`; tables of rows are read by `testTables`. */
const MODIFIERS = /(?:\.(?!each\b)\w+)*(?:\((?:[^()'"`]|\([^()]*\))*\))?/.source;

/** Strings behind an opening; `end` is the text behind them. */
const stringsAfter = (opening: string, end = '') => new RegExp(opening + STRING + end, 'g');
const TITLE = stringsAfter(
  String.raw`(?<![\w.])(?:it|test|ownServerTest)${MODIFIERS}\(\s*`,
  String.raw`\s*,`,
);
const GROUP = stringsAfter(String.raw`(?<![\w.])describe${MODIFIERS}\(\s*`, String.raw`\s*,`);
const MESSAGE = stringsAfter(String.raw`\bnew \w*Error\(\s*`);
const SUMMARY = stringsAfter(String.raw`\bsummary:\s*`);
const NAME = stringsAfter(String.raw`\bname:\s*`);

const stringsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, single, double, back]) => single ?? double ?? back ?? '');

const NONE: Prose = { comments: [], titles: [], labels: [], messages: [] };

/** Reads the titles of tests, and the titles and labels around them. */
function readTests(text: string): Pick<Prose, 'titles' | 'labels'> {
  const tables = testTables(text);
  const titlesOf = (isGroup: boolean) =>
    tables.flatMap(({ of, title }) => (title && (of === 'describe') === isGroup ? [title] : []));
  return {
    titles: [...stringsOf(text, TITLE), ...titlesOf(false)],
    labels: [
      ...stringsOf(text, GROUP),
      ...titlesOf(true),
      ...tables.flatMap(({ labels }) => labels),
    ],
  };
}

/**
 * Reads the prose of a file by its name's ending: a Markdown file is all prose, SQL has comments, and
 * other files are none.
 */
export function proseOf(file: string, text: string): Prose {
  if (/\.mdx?$/.test(file)) return { ...NONE, comments: [text] };
  if (file.endsWith('.sql')) return { ...NONE, comments: text.match(SQL_COMMENT) ?? [] };
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return NONE;
  const isTest = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(file);
  const { titles, labels } = isTest ? readTests(text) : NONE;
  return {
    comments: text.match(COMMENT) ?? [],
    titles,
    labels: [...labels, ...(/\.states\.tsx?$/.test(file) ? stringsOf(text, NAME) : [])],
    messages: [
      ...(file.includes('/routes/') ? stringsOf(text, SUMMARY) : []),
      ...stringsOf(text, MESSAGE),
    ],
  };
}

/** Words and openings of sentences that voice.md rules out (docs/glossary.md). */
const AVOIDED = [
  /\b(?:tells?|telling|told|says?|saying|said|stands?(?!-ins?\b)|anew|wish(?:es)?|whoever|himself|he|his|him)\b/gi,
  /\b\w*(?:colour|neighbour|behaviour|favour|dialled|labelled(?!by)|signalling|centre[ds]?\b|licence)/gi,
  /(?:^|[.;:] |\n|\*\s|\/\/\s)\s*(?:Who|What|Whom|Whose)\b(?![^.\n]*\?)/g,
];

/** How often a text uses a word that the voice rules out. */
export const countAvoided = (text: string): number =>
  AVOIDED.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
