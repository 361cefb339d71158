import type { State } from '../story/matrix.ts';
import type { DialogProps } from './Dialog.tsx';

export const dialogStates: State<DialogProps>[] = [
  { name: 'with answers', props: {} },
  { name: 'wide', props: { size: 'wide' } },
  { name: 'only to be read', props: { actions: undefined } },
];
