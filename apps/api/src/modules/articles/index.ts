import { registerProducts } from '#modules/products/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { articleProduct } from './articleProduct.ts';
import { articleSearch } from './articleSearch.ts';
import { forgetViews } from './countView.ts';
import { mayOpenArticle, mayReadArticle } from './mayReadArticle.ts';
import { ARTICLE, ARTICLE_FREE_PART } from './publishArticle.ts';
import { articleRoutes } from './routes.ts';

export type { ArticleCard } from './articleCard.ts';
export { accessLabel, entitledBy } from './articleAccess.ts';
export type { WorkAccess } from './articleAccess.ts';
export { derivedColumns } from './articleContent.ts';
export type { ArticleContent } from './articleContent.ts';
export { articlePath } from './articlePath.ts';
export { articleCardsById } from './listArticles.ts';
export { ARTICLE, ARTICLE_FREE_PART, articleReviews, withdrawArticle } from './publishArticle.ts';

registerProducts(articleProduct);

export const articles = defineModule({
  name: 'articles',
  routes: articleRoutes,
  jobs: [forgetViews],
  searchSources: [articleSearch],
  fileOwners: [
    { subjectType: ARTICLE, canSee: mayReadArticle },
    { subjectType: ARTICLE_FREE_PART, canSee: mayOpenArticle },
  ],
});
