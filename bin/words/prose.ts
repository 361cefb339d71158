/** Text that people read in a file: its comments, and its test titles. */
export interface Prose {
  readonly comments: readonly string[];
  /** As written in the source, escapes included, row IDs in brackets at the end. */
  readonly titles: readonly string[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`/\\])\/\/[^\n]*/g;
const TITLE =
  /(?<![\w.])(?:it|test|ownServerTest)(?:\.\w+)*(?:\((?:[^()'"`]|\([^()]*\)|'[^'\n]*'|"[^"\n]*"|`[^`]*`)*\))?\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/g;

/**
 * Reads the prose of a file by its name's ending: a Markdown file is all prose, and other files are
 * none.
 */
export function proseOf(file: string, text: string): Prose {
  if (/\.mdx?$/.test(file)) return { comments: [text], titles: [] };
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return { comments: [], titles: [] };
  const isTest = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(file);
  return {
    comments: text.match(COMMENT) ?? [],
    titles: isTest
      ? [...text.matchAll(TITLE)].map(([, single, double, back]) => single ?? double ?? back ?? '')
      : [],
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
