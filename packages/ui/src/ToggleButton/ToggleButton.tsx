import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton';
import { ariaProps } from '../ariaProps.ts';
import type { AriaProps } from '../ariaProps.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends AriaProps<
  AriaToggleButtonProps,
  'className' | 'style' | 'children'
> {
  children: ReactNode;
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/** On or off, beside other actions: follow, bookmark, mute. The words stay; the state is announced. */
export function ToggleButton({ children, size = 'md', ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...ariaProps<AriaToggleButtonProps>(rest)}
      className={styles.toggleButton({ size })}
    >
      {children}
    </AriaToggleButton>
  );
}
