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
  /** For words that people wrote: they run as their own language does. @default the page's direction */
  dir?: 'auto' | undefined;
}

/** A title. Chinese titles break between words only. */
export function Heading({ children, level, size = 'title-sm', id, dir }: HeadingProps) {
  const Element = `h${level}` as const;
  const locale = useUiLocale();
  return (
    <Element id={id} dir={dir} className={styles.heading({ size })}>
      {typeof children === 'string' && locale === 'zh-CN' ? keepWordsWhole(children) : children}
    </Element>
  );
}
