import { forced, matrix } from '../../story/matrix.ts';
import type { ToggleButtonProps } from './ToggleButton.tsx';

export const toggleButtonStates = [
  ...matrix<ToggleButtonProps>({ size: ['sm', 'md'], isSelected: [false, true] }),
  ...forced<ToggleButtonProps>({}),
  { name: 'disabled', props: { isDisabled: true } },
];
