import { matrix } from '../story/matrix.ts';
import type { PopoverProps } from './Popover.tsx';

/** One popover is open at a time: the first is pictured, the others are told by stories. */
export const popoverStates = matrix<PopoverProps>({
  isOpen: [true],
  placement: ['bottom start', 'bottom end', 'top start'],
});
