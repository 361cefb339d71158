import type { State } from '../../story/matrix.ts';
import type { TopupListProps } from './TopupList.tsx';

export const topupListStates: State<TopupListProps>[] = [
  { name: 'pending, confirmed, refused', props: {} },
];
