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
  { name: 'spotlight alone', props: { ids: first(1), spotlightId: '0' } },
  { name: 'spotlight and four', props: { ids: first(5), spotlightId: '1' } },
  { name: 'spotlight and eleven', props: { ids: first(12), spotlightId: '0' } },
];
