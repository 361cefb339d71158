import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Stack.css.ts';

/** A step of the space scale; 1 is 4 px. */
export type Gap = 'none' | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

export interface StackProps extends RootProps {
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
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  ...root
}: StackProps) {
  return <Element {...rootProps(root, styles.stack({ gap, align }))}>{children}</Element>;
}
