import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';

export interface PressedButtonProps extends Omit<
  ButtonProps,
  'className' | 'style' | 'children' | 'aria-pressed' | 'isPending'
> {
  /** On or off, held by the caller; without it the button holds its own state. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  className: string;
  children: ReactNode;
}

/**
 * A button that is on or off, without a look. React Aria's own comes with its groups of toggles and
 * their focus scopes, which no toggle of ours stands in.
 */
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
    <Button
      {...rest}
      aria-pressed={isOn}
      data-selected={isOn || undefined}
      onPress={(event) => {
        setOwn(!isOn);
        onChange?.(!isOn);
        onPress?.(event);
      }}
    />
  );
}
