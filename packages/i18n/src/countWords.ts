const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export interface WordCount {
  /** Characters of Chinese, Japanese or Korean. */
  readonly characters: number;
  /** Runs of letters or digits of other scripts. */
  readonly words: number;
  readonly total: number;
}

/**
 * Counts words: one for each CJK character, one for each run of letters or digits else
 * (decisions, I18N-20). Server and client share it.
 */
export const countWords = (text: string): WordCount => {
  const characters = text.match(CJK)?.length ?? 0;
  let words = 0;
  for (const segment of segmenter.segment(text.replaceAll(CJK, ' '))) {
    if (segment.isWordLike) words += 1;
  }
  return { characters, words, total: characters + words };
};
