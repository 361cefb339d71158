import { useUiLocale } from '../TextProvider/index.ts';
import { keepWordsWhole } from './keepWordsWhole.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Heading.css.ts';
import type { ReactNode } from 'react';

export interface HeadingProps extends RootProps {
  /** The content. */
  children: ReactNode;
  /** Level in the page's outline, not a size. */
  level: 1 | 2 | 3 | 4;
  /** A step of the type scale; `reading-title` and `reading-row` are the serif of articles. @default 'title-sm' */
  size?:
    | 'md'
    | 'title-sm'
    | 'title-md'
    | 'title-lg'
    | 'title-xl'
    | 'reading-title'
    | 'reading-row'
    | undefined;
  /** ID for `aria-labelledby` of the section it heads. */
  id?: string | undefined;
  /** For user-generated text, whose direction follows its own language. @default the page's direction */
  dir?: 'auto' | undefined;
}

/** A heading. Chinese headings break only between words. */
export function Heading({ children, level, size = 'title-sm', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const locale = useUiLocale();
  return (
    <Element {...rest} {...rootProps(rest, styles.heading({ size }))}>
      {typeof children === 'string' && locale === 'zh-CN' ? keepWordsWhole(children) : children}
    </Element>
  );
}
