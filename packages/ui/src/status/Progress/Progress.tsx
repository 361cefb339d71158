import { ProgressBar } from 'react-aria-components/ProgressBar';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps {
  /** The process that it measures. */
  label: string;
  /** 0 to 100. */
  value: number;
}

/** The progress of a process, where it is known. */
export function Progress({ label, value, ...root }: ProgressProps) {
  return (
    <ProgressBar {...rootProps(root, styles.progress)} value={value} aria-label={label}>
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
