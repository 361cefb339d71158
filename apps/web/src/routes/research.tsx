import { defineRoute } from '../app/defineRoute.ts';
import { ResearchPage } from '../features/research/ResearchPage.tsx';
import { readResearch, researchInput } from '../features/research/researchQuery.ts';

export default defineRoute({
  async load({ fill, query, locale }) {
    await fill('getArticles', researchInput(readResearch(query, locale)));
  },
  head({ query, t, locale }) {
    const { type } = readResearch(query, locale);
    return {
      title: type === undefined ? t('article.research.pageTitle') : t(`search.kinds.${type}`),
      description: t('home.pageDescription'),
    };
  },
  Screen: ResearchPage,
});
