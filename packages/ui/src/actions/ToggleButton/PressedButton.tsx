import { useState } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';

export interface PressedButtonProps extends Omit<
  PlainButtonProps,
  'className' | 'children' | 'aria-pressed' | 'onChange'
> {
  /** On or off, controlled by the caller; without it the button holds its own state. */
  isSelected?: boolean | undefined;
  /** @default false */
  defaultSelected?: boolean | undefined;
  /** Receives the state after the press, in controlled and uncontrolled use. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The whole style: the button has none of its own. */
  className: string;
  /** The button's content. */
  children: ReactNode;
}

/** A button that is on or off, without a look. */
export function PressedButton({
  isSelected,
  defaultSelected = false,
  onChange,
  onPress,
  ...rest
}: PressedButtonProps) {
  const [own, setOwn] = useState(defaultSelected);
  const isOn = isSelected ?? own;
  return (
    <PlainButton
      {...rest}
      aria-pressed={isOn}
      data-selected={isOn || undefined}
      onPress={() => {
        setOwn(!isOn);
        onChange?.(!isOn);
        onPress?.();
      }}
    />
  );
}
