import { foldForms, foldScript } from '#platform/text/foldText.ts';

/** One token of a text and its position; two consecutive Han bigrams have consecutive positions. */
export interface Token {
  term: string;
  position: number;
}

/** Runs of Han characters, and runs of other letters and digits with inner dots. */
const RUNS =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\.(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu;
const HAN = /\p{Script=Han}/u;

/** A run without space or punctuation, in one kind of script. */
export interface Run {
  /** The folded form for comparison. */
  text: string;
  /** The text in its written script, with as many characters as `text`. */
  written: string;
  isHan: boolean;
}

/** Returns the runs of a text, in order. */
export function runsOf(text: string): Run[] {
  return (foldForms(text).match(RUNS) ?? []).map((written) =>
    HAN.test(written)
      ? { text: foldScript(written), written, isHan: true }
      : { text: written, written, isHan: false },
  );
}

/**
 * Returns the tokens of a text for the index: each character and pair for Han, each word for other
 * scripts; `600519.sh` also as `600519` and `sh`. A gap between runs keeps phrases from crossing
 * punctuation.
 *
 * @param from the position of the first token
 */
export function tokensOf(text: string, from = 1): Token[] {
  const tokens: Token[] = [];
  let position = from;
  for (const run of runsOf(text)) {
    if (run.isHan) {
      const characters = [...run.text];
      characters.forEach((character, index) => {
        tokens.push({ term: character, position });
        const next = characters[index + 1];
        if (next !== undefined) tokens.push({ term: character + next, position });
        position += 1;
      });
    } else {
      tokens.push({ term: run.text, position });
      const parts = run.text.split('.');
      if (parts.length > 1) tokens.push(...parts.map((term) => ({ term, position })));
      position += 1;
    }
    position += 1;
  }
  return tokens;
}
