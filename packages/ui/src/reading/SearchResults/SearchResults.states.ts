import type { State } from '../../story/matrix.ts';
import type { SearchResultsProps } from './SearchResults.tsx';

export const searchResultsStates: State<SearchResultsProps>[] = [
  { name: 'found', props: {} },
  { name: 'loading', props: { hits: [], state: 'loading' } },
  { name: 'nothing found', props: { hits: [] } },
  { name: 'failed', props: { hits: [], state: 'error', onRetry: () => undefined } },
];
