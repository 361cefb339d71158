import { articleRoutes, fileRoutes, reminderRoutes } from '@rostra/contract';
import { localized } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { defineRoute } from '../../app/defineRoute.ts';
import { articleHref, authorHref } from './articleCardOf.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { intendedPath } from './payIntent.ts';

const localeOf = (lang: 'zh' | 'en'): Locale => (lang === 'zh' ? 'zh-CN' : 'en');

const inputOf = (id: string | undefined) => ({ params: { id: id ?? '' } });

/** The one screen of `/article/detail/:id` and `/summary/detail/:id` (CONT-03). */
export const articleRoute = defineRoute({
  calls: [articleRoutes, fileRoutes, reminderRoutes],
  async load({ fill, fillOptional, params, pathname, query, user, redirect }) {
    const [article] = await Promise.all([
      fill('getArticle', inputOf(params['id'])),
      fillOptional('getArticleComments', inputOf(params['id'])),
    ]);
    const onward = user ? intendedPath(article, { pathname, query }) : undefined;
    if (onward !== undefined) redirect(onward);
  },
  head({ read, params, script, t }) {
    const article = read('getArticle', inputOf(params['id']))?.data;
    if (!article) return { title: t('article.research.pageTitle') };
    return {
      title: article.title,
      description: article.summary,
      image: article.cover_url,
      article: {
        lang: localeOf(article.lang),
        paths: {
          [localeOf(article.lang)]: articleHref(article.id, article.kind),
          ...(article.translation && {
            [localeOf(article.translation.lang)]: articleHref(article.translation.id, article.kind),
          }),
        },
        authorName: localized(article.author, 'name', script),
        authorPath: authorHref(article.author.id),
        publishedAt: article.published_at,
        isFree: article.access === 'free',
      },
      // Only its audience gets the summary; no part of it may reach a search engine.
      isHidden: article.summary === '',
    };
  },
  Screen: ArticlePage,
});
