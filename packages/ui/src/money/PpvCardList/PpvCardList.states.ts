import type { State } from '../../story/matrix.ts';
import type { PpvCardListProps } from './PpvCardList.tsx';

export const ppvCardListStates: State<PpvCardListProps>[] = [
  { name: 'usable, waiting, used up', props: {} },
];
