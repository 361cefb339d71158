import { useState } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { fitsBeside } from './fitsBeside.ts';

type Placement = NonNullable<PopoverProps['placement']>;

/**
 * Returns the placement of a menu: at its button as requested, or beside it where it is too high
 * for that.
 *
 * @param buttonOf returns the button that opens the menu, once it is mounted
 */
export function useMenuPlacement(buttonOf: () => HTMLElement | null, requested: Placement) {
  const [isBeside, setBeside] = useState(false);
  /**
   * For the menu's own element: it is as high as its items, and the popover around it is clipped.
   */
  const measure = (opened: HTMLElement | null) => {
    if (!opened) return;
    const observer = new ResizeObserver(() => {
      const button = buttonOf();
      if (button) setBeside(fitsBeside(button, opened));
    });
    observer.observe(opened);
    return () => observer.disconnect();
  };
  const placement: Placement = isBeside ? 'start top' : requested;
  return { measure, placement };
}
