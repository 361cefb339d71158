import type { ComponentPropsWithRef } from 'react';
import { pressMarks } from './pressMarks.ts';

export interface PlainButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'style' | 'className'
> {
  /** By pointer, touch, Enter or Space. */
  onPress?: (() => void) | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Keeps position, name and focus, and does not act again. @default false */
  isPending?: boolean | undefined;
  /** The whole style: the button has none of its own. */
  className?: string | undefined;
}

/**
 * The browser's own button with the attributes of React Aria's, without a style. React Aria's
 * weighs 13 kB, and a part of that runs for every button and link of a page before it is usable
 * (ADR 4).
 */
export function PlainButton({
  onPress,
  onClick,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  return (
    <button
      data-disabled={isDisabled || undefined}
      {...rest}
      {...pressMarks(rest)}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) {
          event.preventDefault();
          return;
        }
        // Safari leaves the focus elsewhere; the opened part later returns it to this button.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
        onPress?.();
      }}
    />
  );
}
