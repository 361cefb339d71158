import { defineRoute } from '../../app/defineRoute.ts';
import { ArticleFeature } from './ArticleFeature.tsx';
import { intendedPath } from './payIntent.ts';

const inputOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

/** The one screen of `/article/detail/:id` and `/summary/detail/:id` (CONT-03). */
export const articleRoute = defineRoute({
  async load({ fill, fillOptional, params, pathname, query, user, redirect }) {
    const [article] = await Promise.all([
      fill('getArticle', inputOf(params['id'])),
      fillOptional('getArticleComments', inputOf(params['id'])),
    ]);
    const onward = user ? intendedPath(article, { pathname, query }) : undefined;
    if (onward !== undefined) redirect(onward);
  },
  head({ read, params, t }) {
    const article = read('getArticle', inputOf(params['id']))?.data;
    if (!article) return { title: t('article.research.pageTitle') };
    return {
      title: article.title,
      description: article.summary,
      image: article.cover_url ?? undefined,
      type: 'article',
    };
  },
  Screen: ArticleFeature,
});
