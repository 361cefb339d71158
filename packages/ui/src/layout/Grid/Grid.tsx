import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends RootProps {
  /** One child per cell. */
  children: ReactNode;
  /** Equal columns on desktop (one on phones), or `side`: a main and a side column of 336 px. @default 2 */
  columns?: 2 | 3 | 4 | 'side' | undefined;
  /** A step of the spacing scale. @default 6 */
  gap?: 3 | 4 | 6 | 8 | 10 | 16 | undefined;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
}

/** Columns that collapse into one on narrow screens. */
export function Grid({ children, columns = 2, gap = 6, as: Element = 'div', ...root }: GridProps) {
  return <Element {...rootProps(root, styles.grid({ columns, gap }))}>{children}</Element>;
}
