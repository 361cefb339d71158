import { useUiLocale } from '../TextProvider/index.ts';
import { keepWordsWhole } from './keepWordsWhole.tsx';
import * as styles from './Heading.css.ts';
import type { ReactNode } from 'react';

export interface HeadingProps {
  /** What stands inside. */
  children: ReactNode;
  /** Place in the outline of the page, not a size. */
  level: 1 | 2 | 3 | 4;
  /** A step of the scale; `reading-title` and `reading-row` are the serif of articles. @default 'title-sm' */
  size?:
    | 'md'
    | 'title-sm'
    | 'title-md'
    | 'title-lg'
    | 'title-xl'
    | 'reading-title'
    | 'reading-row'
    | undefined;
  /** For `aria-labelledby` of the section it heads. */
  id?: string | undefined;
}

/** A title. Chinese titles break between words only. */
export function Heading({ children, level, size = 'title-sm', id }: HeadingProps) {
  const Element = `h${level}` as const;
  const locale = useUiLocale();
  return (
    <Element id={id} className={styles.heading({ size })}>
      {typeof children === 'string' && locale === 'zh-CN' ? keepWordsWhole(children) : children}
    </Element>
  );
}
