import type { State } from '../../story/matrix.ts';
import type { VideoGridProps } from './VideoGrid.tsx';

const first = (count: number) => Array.from({ length: count }, (_, index) => String(index));

export const videoGridStates: State<VideoGridProps>[] = [
  { name: 'nobody', props: { ids: [] } },
  { name: 'nobody, the host is away', props: { ids: [], isHostAway: true } },
  { name: 'one', props: { ids: first(1) } },
  { name: 'two', props: { ids: first(2) } },
  { name: 'five', props: { ids: first(5) } },
  { name: 'twelve', props: { ids: first(12) } },
  { name: 'home screen alone', props: { ids: first(1), homeId: '0' } },
  { name: 'home screen and four', props: { ids: first(5), homeId: '1' } },
  { name: 'home screen and eleven', props: { ids: first(12), homeId: '0' } },
];
