import type { ReactNode } from 'react';

const HAN = /\p{Script=Han}/u;

/**
 * Adds break opportunities between Chinese words and forbids breaks inside them, so that a word of
 * two or three characters stays whole (the look, section 5). Other text is returned unchanged.
 */
export function keepWordsWhole(text: string): ReactNode {
  if (!HAN.test(text)) return text;
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)];
  return (
    // New text gets a new element: text is never changed in place (ADR 119).
    <span key={text} style={{ wordBreak: 'keep-all' }}>
      {words.flatMap(({ segment, isWordLike, index }) =>
        isWordLike === true && index > 0 ? [<wbr key={index} />, segment] : [segment],
      )}
    </span>
  );
}
