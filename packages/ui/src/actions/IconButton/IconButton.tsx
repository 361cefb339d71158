import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends
    Omit<PlainButtonProps, 'className' | 'children' | 'aria-label'>,
    Pick<RootProps, 'className'> {
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
    <PlainButton
      {...rest}
      {...rootProps(rest, styles.iconButton({ size, emphasis }))}
      aria-label={label}
    >
      <Icon icon={icon} size={size} />
    </PlainButton>
  );
}
