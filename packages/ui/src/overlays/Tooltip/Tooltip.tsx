import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A word or two more about the control. */
  text: string;
  /** A `Button`, `IconButton` or `Link`. */
  children: ReactElement;
  /** @default 'bottom' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Controlled by the caller; without it hover and focus open it. */
  isOpen?: boolean | undefined;
}

/**
 * A hint on hover and focus. Never the only place for essential information: touch has no hover.
 */
export function Tooltip({ text, children, placement = 'bottom', isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} {...(isOpen === undefined ? {} : { isOpen })}>
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
      <AriaTooltip className={styles.tip} placement={placement} offset={6}>
        <span>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
