import type { State } from '../../story/matrix.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

export const emptyStateStates: State<EmptyStateProps>[] = [
  { name: 'by itself', props: { title: undefined, children: undefined } },
  { name: 'with text', props: {} },
];
