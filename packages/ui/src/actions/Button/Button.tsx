import type { ReactNode } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';
import { Spinner } from '../../status/Spinner/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps
  extends Omit<PlainButtonProps, 'className' | 'children'>, Pick<RootProps, 'className'> {
  /** A verb, with a leading icon where one helps. */
  children: ReactNode;
  /** The kind of action. `accent` is only for joining a live session; `vip` only for selling VIP. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'accent' | 'vip' | 'danger' | undefined;
  /** Visual weight; one filled button per panel. @default 'filled' */
  emphasis?: 'filled' | 'outline' | 'ghost' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the full width. @default false */
  isFull?: boolean | undefined;
}

/** Starts an action. While `isPending`, it keeps its position and name and ignores presses. */
export function Button({
  children,
  tone = 'brand',
  emphasis = 'filled',
  size = 'md',
  isFull = false,
  ...rest
}: ButtonProps) {
  return (
    <PlainButton {...rest} {...rootProps(rest, styles.button({ tone, emphasis, size, isFull }))}>
      {rest.isPending === true && <Spinner size="sm" />}
      {wrapTexts(children)}
    </PlainButton>
  );
}
