import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

/** A step of the space scale; 1 is 4 px. */
export type Gap = 'none' | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

export interface StackProps {
  /** The stacked content. */
  children: ReactNode;
  /** Space between the children. @default 4 */
  gap?: Gap | undefined;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** The element. @default 'div' */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'ul'
    | 'ol'
    | 'li'
    | 'aside'
    | 'nav'
    | 'header'
    | 'footer'
    | 'main'
    | undefined;
}

/** Children under one another, evenly spaced. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={styles.stack({ gap, align })}>{children}</Element>;
}
