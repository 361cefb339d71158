import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** How many; nothing is shown for 0 and 99+ from 100 on. */
  count: number;
  /** What is counted, with the count: "3 unread messages". */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
}

const LARGEST = 99;

/** A small counter at a tab, a menu or an icon. */
export function Badge({ count, label, tone = 'neutral' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span role="img" aria-label={label} className={styles.badge({ tone })}>
      {count > LARGEST ? `${LARGEST}+` : count}
    </span>
  );
}
