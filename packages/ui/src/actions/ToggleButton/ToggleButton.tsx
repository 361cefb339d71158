import type { ReactNode } from 'react';
import { PressedButton } from './PressedButton.tsx';
import type { PressedButtonProps } from './PressedButton.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps
  extends Omit<PressedButtonProps, 'className' | 'children'>, Pick<RootProps, 'className'> {
  /** A word or icon that does not change with the state; `aria-pressed` conveys the state. */
  children: ReactNode;
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/**
 * On or off, beside other actions: follow, bookmark, mute. The label stays; the state is announced.
 */
export function ToggleButton({ children, size = 'md', ...rest }: ToggleButtonProps) {
  return (
    <PressedButton {...rest} {...rootProps(rest, styles.toggleButton({ size }))}>
      {children}
    </PressedButton>
  );
}
