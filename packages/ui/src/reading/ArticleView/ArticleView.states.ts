import type { State } from '../../story/matrix.ts';
import type { ArticleViewProps } from './ArticleView.tsx';
import type { CommentsProps } from './Comments.tsx';

/** The states of the two screenshots; the articles are in `story/articleSample.ts`. */
export const articleViewStates: State<ArticleViewProps>[] = [
  { name: 'locked', props: {} },
  { name: 'open', props: {} },
];

/** The comments' loading, error and empty states (UI-16), and older comments behind a button. */
export const commentsStates: State<CommentsProps>[] = [
  { name: 'older can be loaded', props: { onMore: () => undefined } },
  { name: 'loading', props: { state: 'loading', comments: [], total: 0 } },
  { name: 'failed', props: { state: 'error', comments: [], total: 0 } },
  { name: 'none yet', props: { comments: [], total: 0 } },
  { name: 'none yet, for a visitor', props: { comments: [], total: 0, loginHref: '#login' } },
];
