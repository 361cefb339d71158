import { CircleCheck, Mic, TriangleAlert } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import * as styles from './TestTile.css.ts';

export interface TestResultProps {
  /** The result's meaning for the meeting. */
  tone: 'good' | 'busy' | 'requested' | 'trouble';
  /** The result. */
  text: string;
  /** The fix. */
  hint?: string | undefined;
}

const signs = { good: CircleCheck, requested: Mic, trouble: TriangleAlert };

/** The test result of one device. */
export function TestResult({ tone, text, hint }: TestResultProps) {
  return (
    <div className={styles.result}>
      <span className={styles.sign({ tone })}>
        {tone === 'busy' ? <Spinner size="sm" /> : <Icon icon={signs[tone]} size="sm" />}
      </span>
      <p className={styles.words}>
        <span className={styles.found}>{text}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </p>
    </div>
  );
}
