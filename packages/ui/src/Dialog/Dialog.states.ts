import type { State } from '../story/matrix.ts';
import type { DialogProps } from './Dialog.tsx';

/** One dialog is open at a time, so each state is a story of its own. */
export const dialogStates: State<Pick<DialogProps, 'size'>>[] = [
  { name: 'open', props: {} },
  { name: 'wide', props: { size: 'wide' } },
];
