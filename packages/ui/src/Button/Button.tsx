import type { ReactNode } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';
import { Spinner } from '../Spinner/index.ts';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Omit<PlainButtonProps, 'className' | 'children'> {
  /** A verb, with an icon before it where one helps. */
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
    <PlainButton {...rest} className={styles.button({ tone, emphasis, size, isFull })}>
      {rest.isPending === true && <Spinner size="sm" />}
      {wrapTexts(children)}
    </PlainButton>
  );
}
