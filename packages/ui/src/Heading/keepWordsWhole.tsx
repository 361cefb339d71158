import type { ReactNode } from 'react';

const HAN = /\p{Script=Han}/u;

/**
 * Chinese text with a place to break between words and none inside them, so that a word of two or
 * three signs is not split over two lines (the look, section 5). Other text comes back as it is.
 */
export function keepWordsWhole(text: string): ReactNode {
  if (!HAN.test(text)) return text;
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)];
  return (
    // Another text is another element: its words are never changed in place (ADR 119).
    <span key={text} style={{ wordBreak: 'keep-all' }}>
      {words.flatMap(({ segment, isWordLike, index }) =>
        isWordLike === true && index > 0 ? [<wbr key={index} />, segment] : [segment],
      )}
    </span>
  );
}
