import { formatCount } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import * as styles from './CardParts.css.ts';

interface CountListProps {
  /** In display order. */
  counts: readonly { label: string; count: number }[];
}

/** Counts with labels: 17 viewpoints, 1.2K+ followers. */
export function CountList({ counts }: CountListProps) {
  const locale = useUiLocale();
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count }) => (
        <div key={label} className={styles.count}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.figure}>{formatCount(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
