import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  /** The text for screen readers only. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...root }: VisuallyHiddenProps) {
  return <span {...rootProps(root, styles.hidden)}>{children}</span>;
}
