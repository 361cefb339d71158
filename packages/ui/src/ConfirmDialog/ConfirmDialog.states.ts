import { matrix } from '../story/matrix.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** One dialog is open at a time, so each state is a story of its own. */
export const confirmDialogStates = matrix<Pick<ConfirmDialogProps, 'tone' | 'isPending'>>({
  tone: ['brand', 'danger'],
  isPending: [false, true],
});
