import { Fragment } from 'react';
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
    <span style={{ wordBreak: 'keep-all' }}>
      {words.map(({ segment, isWordLike, index }) => (
        <Fragment key={index}>
          {isWordLike === true && index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </span>
  );
}
