import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps {
  /** The count; 0 shows nothing, 100 or more shows 99+. */
  count: number;
  /** Accessible name with the count: "3 unread messages". */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
}

const LARGEST = 99;

/** A small counter on a tab, menu or icon. */
export function Badge({ count, label, tone = 'neutral', ...root }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rootProps(root, styles.badge({ tone }))} role="img" aria-label={label}>
      {count > LARGEST ? `${LARGEST}+` : count}
    </span>
  );
}
