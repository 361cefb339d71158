import type { State } from '../../story/matrix.ts';
import type { ToastMessage } from '../toastStore/index.ts';

/** The toasts of one image; the sample gives their texts. */
export const toastsStates: State<ToastMessage>[] = [
  { name: 'success', props: { tone: 'success' } },
  { name: 'warning', props: { tone: 'warning' } },
  { name: 'danger', props: { tone: 'danger' } },
];
