import type { State } from '../story/matrix.ts';
import type { SearchTermsProps } from './SearchTerms.tsx';

const nothing = () => undefined;

export const searchTermsStates: State<SearchTermsProps>[] = [
  { name: 'hot words', props: {} },
  {
    name: 'history',
    props: {
      forget: { labelOf: (term) => term, onForget: nothing },
      clear: { label: 'Clear', onClear: nothing },
    },
  },
  { name: 'none', props: { terms: [] } },
];
