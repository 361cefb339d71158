import type { State } from '../../story/matrix.ts';
import type { WindowedListProps } from './WindowedList.tsx';

/** How many rows there are and how many of them are loaded: the story makes its sources of these. */
export const windowedListFills = [
  { name: 'all rows here', count: 10_000, loaded: 10_000 },
  { name: 'a page is on its way', count: 40, loaded: 3 },
  { name: 'no row', count: 0, loaded: 0 },
] as const;

export const windowedListStates: State<WindowedListProps<number>>[] = [
  { name: 'rows of another height', props: { rowHeight: 72 } },
];
