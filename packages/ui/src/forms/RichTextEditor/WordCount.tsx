import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './RichTextEditor.css.ts';
import { useEditorText } from './useEditorText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface WordCountInput {
  words: number;
  /** The minimum number of words. */
  least: number | undefined;
  /** The app's note on the text: when it was saved. */
  status: ReactNode;
}

/**
 * The length of the text. Only reaching the minimum is announced: a count at each word would be too
 * much.
 */
export function WordCount({ words, least, status }: WordCountInput) {
  const t = useEditorText();
  const isEnough = least !== undefined && words >= least;
  return (
    <div className={styles.foot}>
      <span>
        {least === undefined
          ? t('words.count', { count: words })
          : t('words.least', { count: words, least })}
      </span>
      {wrapTexts(status)}
      <VisuallyHidden>
        <span role="status">{isEnough && t('words.enough')}</span>
      </VisuallyHidden>
    </div>
  );
}
