import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  href: string;
  /** As of Button. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'accent' | 'vip' | 'danger' | undefined;
  /** @default 'filled' */
  emphasis?: 'filled' | 'outline' | 'ghost' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the line. @default false */
  isFull?: boolean | undefined;
}

/** Goes to another page and looks like a button: the next step of a panel. Works before scripts. */
export function LinkButton({
  children,
  tone = 'brand',
  emphasis = 'filled',
  size = 'md',
  isFull = false,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink {...rest} className={button({ tone, emphasis, size, isFull })}>
      {children}
    </AriaLink>
  );
}
