import type { State } from '../../story/matrix.ts';
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx';

export const visuallyHiddenStates: State<VisuallyHiddenProps>[] = [
  { name: 'read, not seen', props: {} },
];
