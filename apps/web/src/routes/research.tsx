import { articleRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { listTitle } from '../head/listTitle.ts';
import { ResearchPage } from '../features/research/ResearchPage.tsx';
import {
  canonicalResearch,
  readResearch,
  researchInput,
} from '../features/research/researchQuery.ts';

export default defineRoute({
  calls: [articleRoutes],
  async load({ fill, query, locale }) {
    await fill('getArticles', researchInput(readResearch(query, locale)));
  },
  head({ query, t, locale }) {
    const wanted = readResearch(query, locale);
    const own = canonicalResearch(wanted, locale);
    const all = t('article.research.pageTitle');
    return {
      title: listTitle(t, wanted.type ? [all, t(`search.kinds.${wanted.type}`)] : [all], own.page),
      query: own,
    };
  },
  Screen: ResearchPage,
});
