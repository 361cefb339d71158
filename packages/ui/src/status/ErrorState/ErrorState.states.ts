import type { State } from '../../story/matrix.ts';
import type { ErrorStateProps } from './ErrorState.tsx';

export const errorStateStates: State<ErrorStateProps>[] = [
  { name: 'without a way back', props: { onRetry: undefined } },
  { name: 'with retry', props: { onRetry: () => undefined } },
  { name: 'retrying', props: { onRetry: () => undefined, isRetrying: true } },
];
