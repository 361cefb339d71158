import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  PlainButtonProps,
  'className' | 'children' | 'aria-label'
> {
  /** An icon from `@rostra/ui/icons`. */
  icon: LucideIcon;
  /** Accessible name of the action. */
  label: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** @default 'ghost' */
  emphasis?: 'ghost' | 'outline' | undefined;
}

/** A button for an action with a well-known icon: close, search, share. */
export function IconButton({
  icon,
  label,
  size = 'md',
  emphasis = 'ghost',
  ...rest
}: IconButtonProps) {
  return (
    <PlainButton {...rest} aria-label={label} className={styles.iconButton({ size, emphasis })}>
      <Icon icon={icon} size={size} />
    </PlainButton>
  );
}
