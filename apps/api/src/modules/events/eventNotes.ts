import { asc, eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { articleCardsById, articlePath } from '#modules/articles/index.ts';
import { articles } from '#modules/articles/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { EventReader } from './listEvents.ts';
import { eventNotes } from './tables.ts';

type Note = Data<'getEvent'>['notes'][number];

/**
 * Returns the notes of an event from the research, each in the reader's language if it exists
 * (EVT-19). Leaves out what the reader may not see.
 */
export async function eventNotesOf(db: Database, id: number, reader: EventReader): Promise<Note[]> {
  const found = await db
    .select({ workId: eventNotes.workId, articleId: articles.id })
    .from(eventNotes)
    .innerJoin(articles, eq(articles.workId, eventNotes.workId))
    .where(eq(eventNotes.eventId, id))
    .orderBy(asc(eventNotes.position));
  const ids = found.map(({ articleId }) => articleId);
  const cards = await articleCardsById(db, ids, reader);
  const own = reader.viewer.locale === 'en' ? 'en' : 'zh';
  const works = [...new Set(found.map(({ workId }) => workId))];
  return works.flatMap((workId) => {
    const written = found.flatMap((row) =>
      row.workId === workId ? (cards.get(row.articleId) ?? []) : [],
    );
    const note = written.find(({ lang }) => lang === own) ?? written[0];
    if (note === undefined) return [];
    const { id: noteId, lang, title } = note;
    return [{ id: noteId, lang, title, path: articlePath(note) }];
  });
}
