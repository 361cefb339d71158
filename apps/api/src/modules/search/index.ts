import { defineModule } from '#platform/module/defineModule.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { deleteRows } from '#platform/ownData/OwnData.ts';
import type { DomainEvent } from '#platform/outbox/DomainEvent.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { forgetUser } from './forgetUser.ts';
import { indexDocuments } from './indexDocuments.ts';
import { searchRoutes } from './routes.ts';
import { searchHistory } from './tables.ts';
import { forgetSearches } from './searchMemory.ts';

export { indexDocuments } from './indexDocuments.ts';

const indexArticle = (event: DomainEvent, tx: Transaction) =>
  indexDocuments(tx, 'Article', [Number(event.subject.id)]);

export const search = defineModule({
  name: 'search',
  routes: searchRoutes,
  jobs: [forgetSearches],
  subscriptions: [
    onEvent('article.published', 'search', indexArticle),
    onEvent('article.withdrawn', 'search', indexArticle),
    forgetUser,
  ],
  ownData: [deleteRows(searchHistory.userId)],
});
