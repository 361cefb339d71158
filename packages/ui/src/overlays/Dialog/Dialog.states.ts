import type { State } from '../../story/matrix.ts';
import type { DialogProps } from './Dialog.tsx';

export const dialogStates: State<DialogProps>[] = [
  { name: 'with answers', props: {} },
  { name: 'wide', props: { size: 'wide' } },
  { name: 'without a way round', props: { onClose: undefined } },
  { name: 'only to be read', props: { actions: undefined } },
];
