import type { State } from '../story/matrix.ts';
import type { PromptDialogProps } from './PromptDialog.tsx';

/** One dialog is open at a time, so each state is a story of its own. */
export const promptDialogStates: State<Pick<PromptDialogProps, 'isPending'>>[] = [
  { name: 'open', props: {} },
  { name: 'pending', props: { isPending: true } },
];
