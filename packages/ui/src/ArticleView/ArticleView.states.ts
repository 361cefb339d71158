import type { State } from '../story/matrix.ts';
import type { ArticleViewProps } from './ArticleView.tsx';

/** What the two pictures show; the articles themselves are in `story/articleSample.ts`. */
export const articleViewStates: State<ArticleViewProps>[] = [
  { name: 'locked', props: {} },
  { name: 'open', props: {} },
];
