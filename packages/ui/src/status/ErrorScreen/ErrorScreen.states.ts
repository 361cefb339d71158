import type { State } from '../../story/matrix.ts';
import type { ErrorScreenProps } from './ErrorScreen.tsx';

/** The sample's button, pending or not. */
export const errorScreenStates: State<Pick<ErrorScreenProps['retry'], 'isPending'>>[] = [
  { name: 'failed', props: { isPending: false } },
  { name: 'trying again', props: { isPending: true } },
];
