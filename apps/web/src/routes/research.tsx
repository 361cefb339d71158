import { defineRoute } from '../app/defineRoute.ts';
import { ResearchFeature } from '../features/research/ResearchFeature.tsx';
import { readResearch, researchInput } from '../features/research/researchQuery.ts';

export default defineRoute({
  async load({ fill, query }) {
    await fill('getArticles', researchInput(readResearch(query)));
  },
  head({ query, t }) {
    const { type } = readResearch(query);
    return {
      title: type === undefined ? t('article.research.pageTitle') : t(`search.kinds.${type}`),
      description: t('home.pageDescription'),
    };
  },
  Screen: ResearchFeature,
});
