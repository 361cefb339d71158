import { useState } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { PlainButtonProps } from '../Press/PlainButton.tsx';

export interface PressedButtonProps extends Omit<
  PlainButtonProps,
  'className' | 'children' | 'aria-pressed' | 'isPending' | 'onChange'
> {
  /** On or off, held by the caller; without it the button holds its own state. */
  isSelected?: boolean | undefined;
  /** @default false */
  defaultSelected?: boolean | undefined;
  /** Gets the state after the press, whoever holds it. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The whole look: the button brings none. */
  className: string;
  /** What stands inside. */
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
