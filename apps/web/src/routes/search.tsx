import { articleRoutes, eventRoutes, referenceRoutes, searchRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { homeInputs } from '../features/home/homeInputs.ts';
import { filterInputs } from '../features/search/filterInputs.ts';
import { SearchPage, searchResults } from '../features/search/SearchPage.tsx';
import { isSearch, readSearch, searchInput } from '../features/search/searchQuery.ts';

export default defineRoute({
  calls: [articleRoutes, eventRoutes, referenceRoutes, searchRoutes],
  lazyComponent: (query) => (isSearch(query) ? searchResults : undefined),
  async load({ fill, fillOptional, query, locale }) {
    const hot = fillOptional('getSearchHot', homeInputs.hot);
    if (isSearch(query)) {
      await Promise.all([
        hot,
        fill('getSearch', searchInput(readSearch(query))),
        fillOptional('getIndustries', filterInputs.industries),
        fillOptional('getTickerRegions', filterInputs.markets),
      ]);
      return;
    }
    await Promise.all([
      hot,
      fillOptional('getArticles', homeInputs.articles(locale)),
      fillOptional('getEvents', homeInputs.events),
    ]);
  },
  head({ query, t }) {
    if (!isSearch(query)) return { title: t('home.pageTitle') };
    const { key } = readSearch(query);
    return {
      title: key === '' ? t('search.pageTitle') : t('search.pageTitleFor', { key }),
      isHidden: true,
    };
  },
  Screen: SearchPage,
});
