import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** 16 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Announced by screen readers; without it the spinner is decorative, beside text. */
  label?: string | undefined;
}

/** A process of unknown length. Still when the reader asked for less motion. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  if (label === undefined) return <span aria-hidden className={styles.spinner({ size })} />;
  return <span role="status" aria-label={label} className={styles.spinner({ size })} />;
}
