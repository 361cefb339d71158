import { useState } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { fitsBeside } from './fitsBeside.ts';

type Placement = NonNullable<PopoverProps['placement']>;

/**
 * Where a menu stands: at its button as wished, or beside it where it is too high for that.
 *
 * @param buttonOf gives what it opens from, once it is there
 */
export function useMenuPlace(buttonOf: () => HTMLElement | null, wished: Placement) {
  const [isBeside, setBeside] = useState(false);
  /** For the menu's own element: it is as high as its items are, the popover around it is what is cut. */
  const measure = (opened: HTMLElement | null) => {
    if (!opened) return;
    const observer = new ResizeObserver(() => {
      const button = buttonOf();
      if (button) setBeside(fitsBeside(button, opened));
    });
    observer.observe(opened);
    return () => observer.disconnect();
  };
  const placement: Placement = isBeside ? 'start top' : wished;
  return { measure, placement };
}
