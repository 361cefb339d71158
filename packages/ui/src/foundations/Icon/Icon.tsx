import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** A lucide icon, imported by name: `import { Search } from '@rostra/ui/icons'`. */
  icon: LucideIcon;
  /** 16, 18 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name, for an icon without text beside it; without it the icon is decorative. */
  label?: string | undefined;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ icon: Drawing, size = 'md', label }: IconProps) {
  return label === undefined ? (
    <Drawing aria-hidden className={styles.icon({ size })} strokeWidth={1.7} />
  ) : (
    <Drawing role="img" aria-label={label} className={styles.icon({ size })} strokeWidth={1.7} />
  );
}
