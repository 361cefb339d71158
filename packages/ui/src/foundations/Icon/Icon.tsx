import type { LucideIcon } from 'lucide-react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** A lucide icon, imported by name: `import { Search } from '@rostra/ui/icons'`. */
  icon: LucideIcon;
  /** 16, 18 or 22 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Accessible name, for an icon without text beside it; without it the icon is decorative. */
  label?: string | undefined;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ icon: Drawing, size = 'md', label, ...root }: IconProps) {
  return label === undefined ? (
    <Drawing {...rootProps(root, styles.icon({ size }))} aria-hidden strokeWidth={1.7} />
  ) : (
    <Drawing
      {...rootProps(root, styles.icon({ size }))}
      role="img"
      aria-label={label}
      strokeWidth={1.7}
    />
  );
}
