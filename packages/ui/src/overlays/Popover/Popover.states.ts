import { matrix } from '../../story/matrix.ts';
import type { PopoverProps } from './Popover.tsx';

/** One popover is open at a time: the image shows the first, stories cover the others. */
export const popoverStates = matrix<PopoverProps>({
  isOpen: [true],
  placement: ['bottom start', 'bottom end', 'top start'],
});
