import type { State } from '../../story/matrix.ts';
import type { NotFoundScreenProps } from './NotFoundScreen.tsx';

export const notFoundScreenStates: State<NotFoundScreenProps>[] = [
  { name: 'with search', props: {} },
  { name: 'without search', props: { search: undefined } },
];
