import { forced, matrix } from '../../story/matrix.ts';
import type { IconButtonProps } from './IconButton.tsx';

export const iconButtonStates = [
  ...matrix<IconButtonProps>({ size: ['sm', 'md'], emphasis: ['ghost', 'outline'] }),
  ...forced<IconButtonProps>({}),
  { name: 'disabled', props: { isDisabled: true } },
];
