import { matrix } from '../../story/matrix.ts';
import type { SegmentedControlProps } from './SegmentedControl.tsx';

export const segmentedControlStates = matrix<SegmentedControlProps>({
  value: ['a', 'b'],
  isDisabled: [false, true],
});
