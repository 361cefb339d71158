import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** 16 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Announced by screen readers; without it the spinner is decorative, beside text. */
  label?: string | undefined;
}

/** A process of unknown length. Still when the reader asked for less motion. */
export function Spinner({ size = 'md', label, ...root }: SpinnerProps) {
  if (label === undefined)
    return <span {...rootProps(root, styles.spinner({ size }))} aria-hidden />;
  return <span {...rootProps(root, styles.spinner({ size }))} role="status" aria-label={label} />;
}
