import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ariaProps } from '../ariaProps.ts';
import type { AriaProps } from '../ariaProps.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps extends AriaProps<
  AriaButtonProps,
  'className' | 'style' | 'children'
> {
  children: ReactNode;
  /** What pressing means. Accent only joins something live; VIP only sells VIP. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'accent' | 'vip' | 'danger' | undefined;
  /** How loud it is; one filled button a panel. @default 'filled' */
  emphasis?: 'filled' | 'outline' | 'ghost' | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the line. @default false */
  isFull?: boolean | undefined;
}

/** Starts an action. While `isPending` it keeps its place and name, and does not act again. */
export function Button({
  children,
  tone = 'brand',
  emphasis = 'filled',
  size = 'md',
  isFull = false,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...ariaProps<AriaButtonProps>(rest)}
      className={styles.button({ tone, emphasis, size, isFull })}
    >
      {rest.isPending === true && <Spinner size="sm" />}
      {children}
    </AriaButton>
  );
}
