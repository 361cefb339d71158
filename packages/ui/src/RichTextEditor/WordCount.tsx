import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RichTextEditor.css.ts';
import { useEditorText } from './useEditorText.ts';
import { wrapTexts } from '../wrapTexts.tsx';

export interface WordCountInput {
  words: number;
  /** Words that the text must have. */
  least: number | undefined;
  /** What the app says of the text: when it was kept. */
  status: ReactNode;
}

/** How long the text is. Only that it has become long enough is announced: a count at each word would drown it. */
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
