import { matrix } from '../../story/matrix.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

export const confirmDialogStates = matrix<ConfirmDialogProps>({
  tone: ['brand', 'danger'],
  isPending: [false, true],
});
