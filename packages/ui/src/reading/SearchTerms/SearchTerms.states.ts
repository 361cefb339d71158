import type { State } from '../../story/matrix.ts';
import type { SearchTermsProps } from './SearchTerms.tsx';

const nothing = () => undefined;

export const searchTermsStates: State<SearchTermsProps>[] = [
  { name: 'hot words', props: {} },
  {
    name: 'history',
    props: {},
    words: ({ t }) => ({
      label: t('search.history'),
      forget: { labelOf: (term) => t('search.forget', { term }), onForget: nothing },
      clear: { label: t('search.clearHistory'), onClear: nothing },
    }),
  },
  { name: 'none', props: { terms: [] } },
];
