import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends RootProps {
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
export function Tooltip({ text, children, placement = 'bottom', isOpen, ...root }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} {...(isOpen === undefined ? {} : { isOpen })}>
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
      <AriaTooltip {...rootProps(root, styles.tip)} placement={placement} offset={6}>
        <span>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
