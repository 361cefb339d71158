import type { ReactNode } from 'react';
import type { Gap } from '../Stack/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends RootProps {
  /** The content. */
  children: ReactNode;
  /** Space between the children. @default 2 */
  gap?: Gap | undefined;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps to the next line if there is no room. @default true */
  isWrapping?: boolean | undefined;
  /** @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'li' | 'p' | 'nav' | 'header' | 'footer' | undefined;
}

/** Children side by side. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
  ...root
}: InlineProps) {
  return (
    <Element {...rootProps(root, styles.inline({ gap, align, justify, isWrapping }))}>
      {children}
    </Element>
  );
}
