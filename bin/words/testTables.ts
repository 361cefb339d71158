/** A test table of a file, as written in its source. */
export interface TestTable {
  /** `it`, `test`, `describe` …: the function that takes the rows. */
  readonly of: string;
  /** The title after the rows; undefined if it is no string. */
  readonly title: string | undefined;
  /** Rows that are a string, and the strings that begin a row: they are a part of printed titles. */
  readonly labels: readonly string[];
}

const OPENING = /(?<![\w.])(it|test|describe|ownServerTest)(?:\.\w+)*\.each(?:<[^()]*?>)?\(/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y;
const REGEXP = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//y;
const OTHER = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|[^'"`[\](){}/,]+|[\s\S]/y;
const OPEN = new Set(['[', '(', '{']);
const CLOSE = new Set([']', ')', '}']);

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** Returns the token at a place: a string, an expression, a comment, a bracket or the text between. */
function tokenAt(text: string, at: number, before: string): string {
  const string = matchAt(STRING, text, at);
  if (string !== undefined) return string;
  // Behind a value, a slash divides.
  const regExp = /[(,=:[!&|?{;>]\s*$/.test(before) ? matchAt(REGEXP, text, at) : undefined;
  return regExp ?? matchAt(OTHER, text, at) ?? '';
}

/** Reads the rows from behind `.each(` to its closing parenthesis. */
function readRows(text: string, start: number): { labels: string[]; end: number } {
  const labels: string[] = [];
  const open = ['('];
  let isFirst = true;
  let before = '(';
  let at = start;
  while (at < text.length && open.length > 0) {
    const token = tokenAt(text, at, before);
    const around = open.join('');
    const isString = token.length > 1 && /^['"`]/.test(token);
    if (isString && isFirst && (around === '([' || around === '([[')) {
      labels.push(token.slice(1, -1));
    }
    if (OPEN.has(token)) open.push(token);
    if (CLOSE.has(token)) open.pop();
    if (!/^(?:\s*$|\/[/*])/.test(token)) {
      before = token;
      isFirst = token === '[' || (token === ',' && open.join('') === '([');
    }
    at += token.length;
  }
  return { labels, end: at };
}

/** Returns the test tables of a file: `it.each([…])('…', …)`. */
export const testTables = (text: string): TestTable[] =>
  [...text.matchAll(OPENING)].map(({ 0: opening, 1: of = '', index }) => {
    const { labels, end } = readRows(text, index + opening.length);
    const gap = /\(\s*/y;
    const before = matchAt(gap, text, end);
    const title = before === undefined ? undefined : matchAt(STRING, text, end + before.length);
    return { of, title: title?.slice(1, -1), labels };
  });
