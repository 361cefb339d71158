import { foldForms, foldScript } from '#platform/text/foldText.ts';

/** One token of a text and its place; two Han bigrams in a row have places in a row. */
export interface Token {
  term: string;
  position: number;
}

/** Runs of Han characters, and runs of other letters and digits with the dots inside of them. */
const RUNS =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\.(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu;
const HAN = /\p{Script=Han}/u;

/** What stands together without space or punctuation, in one kind of script. */
export interface Run {
  /** Folded, as it is compared. */
  text: string;
  /** In the script in which it was written, with as many characters as `text`. */
  written: string;
  isHan: boolean;
}

/** The runs of a text, in order. */
export function runsOf(text: string): Run[] {
  return (foldForms(text).match(RUNS) ?? []).map((written) =>
    HAN.test(written)
      ? { text: foldScript(written), written, isHan: true }
      : { text: written, written, isHan: false },
  );
}

/**
 * The tokens of a text as the index keeps them: for Han each character and each pair, for other
 * scripts each word; `600519.sh` also as `600519` and `sh`. A gap between runs keeps phrases from
 * reaching over punctuation.
 *
 * @param from the place of the first token
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
