import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What goes on. */
  label: string;
  /** 0 to 100. */
  value: number;
}

/** How far something has come, where it is known. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <ProgressBar value={value} aria-label={label} className={styles.progress}>
      {({ percentage, valueText }) => (
        <>
          <span className={styles.labels}>
            <span>{label}</span>
            <span className={styles.value}>{valueText}</span>
          </span>
          <span className={styles.track}>
            <span
              className={styles.fill}
              style={{ display: 'block', inlineSize: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
