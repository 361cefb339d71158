import type { ReactNode } from 'react';
import * as styles from './CardParts.css.ts';

interface FactListProps {
  /** In display order; facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Labels and values in two columns. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => [
        <dt key={label} className={styles.term}>
          {label}
        </dt>,
        <dd key={`${label} value`} className={styles.value}>
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </dd>,
      ])}
    </dl>
  );
}
