import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** A drawing of lucide, imported by its name: `import { Search } from '@rostra/ui/icons'`. */
  icon: LucideIcon;
  /** 16, 18 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** What the icon says where no words stand beside it; without it the icon is decoration. */
  label?: string | undefined;
}

/** A line drawing in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'md', label }: IconProps) {
  return label === undefined ? (
    <Drawing aria-hidden className={styles.icon({ size })} strokeWidth={1.7} />
  ) : (
    <Drawing role="img" aria-label={label} className={styles.icon({ size })} strokeWidth={1.7} />
  );
}
