import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { userViewerKey } from '#platform/viewer/dailyViewerKey.ts';
import { searchHistory, searchUses } from './tables.ts';

/** Removes the searches of a person. Sources remove the name from the index. */
export const forgetUser = onEvent('user.anonymized', 'search.forgetUser', async (event, tx) => {
  const userId = Number(event.subject.id);
  await tx.delete(searchHistory).where(eq(searchHistory.userId, userId));
  await tx.delete(searchUses).where(eq(searchUses.searcher, userViewerKey(userId)));
});
