import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { PlainLink } from '../Press/PlainLink.tsx';
import type { PlainLinkProps } from '../Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';

export interface LinkButtonProps
  extends Omit<PlainLinkProps, 'className' | 'children'>, Pick<RootProps, 'className'> {
  /** A verb, with a leading icon where one helps. */
  children: ReactNode;
  /** As in `Button`. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'accent' | 'vip' | 'danger' | undefined;
  /** @default 'filled' */
  emphasis?: 'filled' | 'outline' | 'ghost' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the full width. @default false */
  isFull?: boolean | undefined;
}

/** A link that looks like a button: the next step of a panel. Works before scripts load. */
export function LinkButton({
  children,
  tone = 'brand',
  emphasis = 'filled',
  size = 'md',
  isFull = false,
  ...rest
}: LinkButtonProps) {
  return (
    <PlainLink {...rest} {...rootProps(rest, button({ tone, emphasis, size, isFull }))}>
      {children}
    </PlainLink>
  );
}
