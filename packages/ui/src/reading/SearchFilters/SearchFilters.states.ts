import type { State } from '../../story/matrix.ts';
import type { SearchFiltersProps } from './SearchFilters.tsx';

export const searchFiltersStates: State<SearchFiltersProps>[] = [
  { name: 'wide', props: {} },
  {
    name: 'narrowed',
    props: {},
    words: ({ say }) => ({
      values: { time: '1_week', industry: '2', market: '3', author: say('Chen Shuya', '陈书雅') },
    }),
  },
];
