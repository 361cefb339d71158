import { asc, eq, sql } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { articleCardsById, articlePath } from '#modules/articles/index.ts';
import { articles } from '#modules/articles/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import type { EventReader } from './listEvents.ts';
import { eventNotes } from './tables.ts';

type Note = Data<'getEvent'>['notes'][number];

const notesStatement = preparedFor((db) =>
  db
    .select({ workId: eventNotes.workId, articleId: articles.id })
    .from(eventNotes)
    .innerJoin(articles, eq(articles.workId, eventNotes.workId))
    .where(eq(eventNotes.eventId, sql.placeholder('id')))
    .orderBy(asc(eventNotes.position))
    .prepare('notes_of_event'),
);

/**
 * Returns the notes of an event from the research, each in the reader's language if it exists
 * (EVT-19). Leaves out what the reader may not see.
 */
export async function eventNotesOf(db: Database, id: number, reader: EventReader): Promise<Note[]> {
  const found = await notesStatement(db).execute({ id });
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
