import { noticesOf } from '#modules/notices/index.ts';
import { remindedProduct } from '#modules/reminders/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { articles as table } from './tables.ts';
import { articleProduct } from './articleProduct.ts';
import { articleSearch } from './articleSearch.ts';
import { forgetViews } from './countView.ts';
import { mayOpenArticle, mayReadArticle } from './mayReadArticle.ts';
import { ARTICLE, ARTICLE_FREE_PART, articleReviews } from './publishArticle.ts';
import { articleRoutes } from './routes.ts';

export type { ArticleCard } from './articleCard.ts';
export { accessLabel, entitledBy } from './articleAccess.ts';
export type { WorkAccess } from './articleAccess.ts';
export { derivedColumns } from './articleContent.ts';
export type { ArticleContent } from './articleContent.ts';
export { articlePath } from './articlePath.ts';
export { articleProductKey } from './articleProductKey.ts';
export { articleCardsById } from './listArticles.ts';
export { ARTICLE, ARTICLE_FREE_PART, withdrawArticle } from './publishArticle.ts';

export const articles = defineModule({
  name: 'articles',
  routes: articleRoutes,
  jobs: [forgetViews],
  reviews: [articleReviews],
  auditSubjects: [
    { type: ARTICLE, id: table.id, name: table.title, path: (id) => `/article/detail/${id}` },
  ],
  ownData: [keepRows(table.authorId)],
  notifications: noticesOf('reviews', ['articlePassed', 'articleRejected']),
  products: [articleProduct],
  reminders: [remindedProduct(articleProduct)],
  searchSources: [articleSearch],
  fileOwners: [
    { subjectType: ARTICLE, canSee: mayReadArticle },
    { subjectType: ARTICLE_FREE_PART, canSee: mayOpenArticle },
  ],
});
