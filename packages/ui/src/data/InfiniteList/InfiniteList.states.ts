import type { State } from '../../story/matrix.ts';
import type { InfiniteListProps } from './InfiniteList.tsx';

export const infiniteListStates: State<InfiniteListProps<string>>[] = [
  { name: 'the next page is on its way', props: { hasMore: true, status: 'loading' } },
  { name: 'the next page failed to load', props: { hasMore: true, status: 'failed' } },
  { name: 'a button asks for it', props: { hasMore: true, pagesByThemselves: 0 } },
  { name: 'that is all', props: {} },
  { name: 'the first page is on its way', props: { items: [], hasMore: true, status: 'loading' } },
  { name: 'the first page failed to load', props: { items: [], hasMore: true, status: 'failed' } },
  { name: 'nothing', props: { items: [] } },
];
