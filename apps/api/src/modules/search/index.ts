import { defineModule } from '#platform/module/defineModule.ts';
import { deleteRows } from '#platform/ownData/OwnData.ts';
import { followSources } from './followSources.ts';
import { forgetUser } from './forgetUser.ts';
import { rebuildIndex, refreshIndex } from './rebuildIndex.ts';
import { searchRoutes } from './routes.ts';
import { searchHistory } from './tables.ts';
import { forgetSearches } from './searchMemory.ts';
import { searchAnswers } from './visitorAnswers.ts';

export { indexDocuments } from './indexDocuments.ts';
export type { ScriptTexts, SearchDocument, SearchPassage } from './SearchDocument.ts';
export type { SearchHit, SearchReader, SearchResult, SearchSource } from './SearchSource.ts';

export const search = defineModule({
  name: 'search',
  routes: searchRoutes,
  jobs: [forgetSearches, rebuildIndex, refreshIndex],
  subscriptions: (contributed) => [forgetUser, ...followSources(contributed)],
  visitorAnswers: searchAnswers,
  auditSubjects: [{ type: 'Search' }],
  ownData: [deleteRows(searchHistory.userId)],
});
