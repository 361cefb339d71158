import { matrix } from '../../story/matrix.ts';
import type { ArticleCardProps } from './ArticleCard.tsx';

export const articleCardStates = matrix<ArticleCardProps>({
  look: ['lead', 'wide', 'row', 'compact'],
});
