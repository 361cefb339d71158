import type { State } from '../../story/matrix.ts';
import type { ArticleListProps } from './ArticleList.tsx';

export const articleListStates: State<ArticleListProps>[] = [
  { name: 'rows', props: {} },
  { name: 'compact', props: { look: 'compact' } },
  { name: 'loading', props: { state: 'loading', articles: [] } },
  { name: 'empty', props: { articles: [] } },
  { name: 'error', props: { state: 'error', articles: [], onRetry: () => {} } },
];
