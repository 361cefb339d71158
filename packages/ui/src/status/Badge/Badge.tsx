import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** The count; 0 shows nothing, 100 or more shows 99+. */
  count: number;
  /** Accessible name with the count: "3 unread messages". */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
}

const LARGEST = 99;

/** A small counter on a tab, menu or icon. */
export function Badge({ count, label, tone = 'neutral' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span role="img" aria-label={label} className={styles.badge({ tone })}>
      {count > LARGEST ? `${LARGEST}+` : count}
    </span>
  );
}
