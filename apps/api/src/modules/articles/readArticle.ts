import { and, eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceColumn, canRead } from '#modules/audience/index.ts';
import { audiences } from '#modules/audience/tables.ts';
import { cardsOfUserColumn } from '#modules/cards/index.ts';
import { reactions } from '#modules/reactions/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { ReadAhead } from '#platform/viewer/ReadAhead.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import { nowPlaceholder, readerParameters } from './readableArticles.ts';
import type { ArticleReader } from './readableArticles.ts';
import { relatedColumn } from './relatedArticles.ts';
import { articles, articleWorks } from './tables.ts';

interface Attachment {
  name: string;
  size: number;
  content_type: string;
  file_url: string;
}

/** The columns of an article itself. */
const articleSelection = (userId: SQLWrapper) => ({
  ...cardColumns,
  bought: boughtColumn(userId),
  withdrawnAt: articles.withdrawnAt,
  freeHtml: articles.freeHtml,
  fullHtml: articles.fullHtml,
  keyData: articles.keyData,
  risks: articles.risks,
  opportunities: articles.opportunities,
  repostTitle: articles.repostTitle,
  repostUrl: articles.repostUrl,
  dislikes: articles.dislikes,
  audience: audienceColumn(userId),
  myReaction: reactions.reaction,
  translation: sql<{ id: number; lang: 'zh' | 'en' } | null>`(
    select json_build_object('id', other.id, 'lang', other.lang)
    from ${articles} other
    where other.work_id = ${articles.workId} and other.id <> ${articles.id}
      and other.withdrawn_at is null and other.published_at <= ${nowPlaceholder}
    limit 1)`,
  attachments: sql<Attachment[]>`(
    select coalesce(json_agg(json_build_object(
      'name', file.name, 'size', file.size,
      'content_type', file.content_type, 'file_url', file.file_url) order by file.id), '[]')
    from article_attachments file where file.article_id = ${articles.id})`,
});

/** The related articles and the reader's cards. */
const besideSelection = (db: Database, userId: SQLWrapper) => ({
  related: relatedColumn(db, sql.placeholder('id'), userId),
  cards: cardsOfUserColumn(db, userId),
});

/** Selects one row by the placeholders `id` and `now`. */
function selectArticle<Further extends Record<string, SQL | SQL.Aliased>>(
  db: Database,
  userId: SQLWrapper,
  further: Further,
) {
  return db
    .select({ ...articleSelection(userId), ...further })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .leftJoin(
      audiences,
      and(eq(audiences.subjectType, 'Article'), eq(audiences.subjectId, articles.workId)),
    )
    .leftJoin(
      reactions,
      and(
        eq(reactions.subjectType, 'Article'),
        eq(reactions.subjectId, articles.id),
        eq(reactions.userId, userId),
      ),
    )
    .where(eq(articles.id, sql.placeholder('id')));
}

const viewerPlaceholder = sql`${sql.placeholder('viewerId')}::bigint`;

const prepareArticle = (db: Database) =>
  selectArticle(db, viewerPlaceholder, {}).prepare('article');
const articleStatement = preparedFor(prepareArticle);

/** Includes everything on the page: this is the hottest read. */
const prepareDetail = (db: Database) =>
  selectArticle(db, viewerPlaceholder, besideSelection(db, viewerPlaceholder)).prepare(
    'article_detail',
  );
const detailStatement = preparedFor(prepareDetail);

type RowOf<Statement extends { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<Statement['execute']>
>[number];

export type ArticleRow = RowOf<ReturnType<typeof prepareArticle>>;
/** The row with related articles and the reader's cards. */
export type DetailRow = RowOf<ReturnType<typeof prepareDetail>>;

/** An article that exists for this reader, even if its content is kept from them. */
export interface FoundArticle<Row = ArticleRow> {
  row: Row;
  /** The reader is outside of the audience and gets only the title. */
  restricted: boolean;
}

/**
 * Returns whether the reader is outside of the audience but has a seat available in their
 * organization's trial.
 */
export const mayTakeTrial = ({ row, restricted }: FoundArticle): boolean =>
  restricted && row.audience?.trial === 'open';

/** Reads the detail of an article in the query that finds the session of its reader. */
export const detailAhead = (id: number, now: Date): ReadAhead<DetailRow[]> => ({
  name: 'article_detail',
  column: (db, userId) =>
    nestedRows(
      { ...articleSelection(userId), ...besideSelection(db, userId) },
      (row: DetailRow) => row,
      // PostgreSQL omits the columns beside the list, because nothing uses them.
      (list) => selectArticle(db, userId, { list }),
    ),
  parameters: { id, now: now.toISOString() },
});

/**
 * Finds a published article with everything on its page.
 *
 * @param ahead the rows that {@link detailAhead} has read for this reader
 * @throws AppError as `readOpenArticle`, except that a restricted article is returned
 */
export async function readDetail(
  db: Database,
  id: number,
  reader: ArticleReader,
  ahead: readonly DetailRow[] | undefined,
): Promise<FoundArticle<DetailRow>> {
  const [row] = ahead ?? (await detailStatement(db).execute({ id, ...readerParameters(reader) }));
  return published(row, reader);
}

function published<Row extends ArticleRow>(
  row: Row | undefined,
  { viewer, now }: ArticleReader,
): FoundArticle<Row> {
  if (row === undefined) throw new AppError('contentNotFound');
  if (row.publishedAt === null || row.publishedAt > now || row.withdrawnAt !== null) {
    const isNote = row.kind === 'notes' || row.kind === 'ai_notes';
    throw new AppError(isNote ? 'notesNotFound' : 'contentNotFound');
  }
  return { row, restricted: !canRead(row.audience, viewer) };
}

/**
 * Finds an article that the reader may see.
 *
 * @throws AppError `contentNotFound` for an unknown, unpublished or withdrawn one, `notesNotFound`
 *   if it was a note (ERR-23), `contentRestricted` if the reader is outside of its audience
 */
export async function readOpenArticle(
  db: Database,
  id: number,
  reader: ArticleReader,
): Promise<ArticleRow> {
  const [found] = await articleStatement(db).execute({ id, ...readerParameters(reader) });
  const { row, restricted } = published(found, reader);
  if (restricted) throw new AppError('contentRestricted');
  return row;
}
