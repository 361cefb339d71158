import { matrix } from '../../story/matrix.ts';
import type { SwitchProps } from './Switch.tsx';

export const switchStates = [
  ...matrix<SwitchProps>({ isSelected: [false, true], isDisabled: [false, true] }),
  { name: 'focused', props: {}, force: 'focus-visible' as const },
];
