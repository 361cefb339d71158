import type { State } from '../../story/matrix.ts';
import type { EnteredEventListProps } from './EnteredEventList.tsx';

export const enteredEventListStates: State<EnteredEventListProps>[] = [
  { name: 'registered, one step left, in review, not accepted', props: {} },
];
