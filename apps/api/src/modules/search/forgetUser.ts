import { eq } from 'drizzle-orm';
import { articles } from '#modules/articles/tables.ts';
import { eventSpeakers } from '#modules/events/tables.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { userViewerKey } from '#platform/viewer/dailyViewerKey.ts';
import { indexDocuments } from './indexDocuments.ts';
import { searchHistory, searchUses } from './tables.ts';

/** Removes the searches of a person, and their name from the articles and events in the index. */
export const forgetUser = onEvent('user.anonymized', 'search.forgetUser', async (event, tx) => {
  const userId = Number(event.subject.id);
  await tx.delete(searchHistory).where(eq(searchHistory.userId, userId));
  await tx.delete(searchUses).where(eq(searchUses.searcher, userViewerKey(userId)));
  const written = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.authorId, userId));
  const spoken = await tx
    .select({ id: eventSpeakers.eventId })
    .from(eventSpeakers)
    .where(eq(eventSpeakers.userId, userId));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await indexDocuments(tx, 'Article', idsOf(written));
  await indexDocuments(tx, 'Event', idsOf(spoken));
});
