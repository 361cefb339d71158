import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** The process that it measures. */
  label: string;
  /** 0 to 100. */
  value: number;
}

/** The progress of a process, where it is known. */
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
