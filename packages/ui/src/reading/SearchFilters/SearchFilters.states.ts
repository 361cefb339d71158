import { castIn } from '../../story/samples/cast/index.ts';
import type { State } from '../../story/matrix.ts';
import type { SearchFiltersProps } from './SearchFilters.tsx';

export const searchFiltersStates: State<SearchFiltersProps>[] = [
  { name: 'wide', props: {} },
  {
    name: 'narrowed',
    props: {},
    words: ({ locale }) => ({
      values: {
        time: '1_week',
        industry: '2',
        market: '3',
        author: castIn(locale).people.danielOkafor.name,
      },
    }),
  },
];
