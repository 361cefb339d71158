import { and, eq, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceColumn, audienceFor, canRead, isTrialDecisive } from '#modules/audience/index.ts';
import type { ReadersAudience } from '#modules/audience/index.ts';
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
import { cardsAround, own } from './relatedArticles.ts';
import type { CardAround } from './relatedArticles.ts';
import { articles, articleWorks } from './tables.ts';

interface Attachment {
  name: string;
  size: number;
  content_type: string;
  file_url: string;
}

// Drizzle drops the table's name from columns in a query of one table, also inside its subqueries.
const ownId = sql.raw('own.id');
const ownWorkId = sql.raw('own.work_id');

/** The columns that only the page of an article shows; its card is one of `found`. */
const pageSelection = (db: Database, userId: SQLWrapper) => ({
  withdrawnAt: own.withdrawnAt,
  freeHtml: own.freeHtml,
  fullHtml: own.fullHtml,
  keyData: own.keyData,
  risks: own.risks,
  opportunities: own.opportunities,
  repostTitle: own.repostTitle,
  repostUrl: own.repostUrl,
  dislikes: own.dislikes,
  myReaction: sql<'like' | 'dislike' | null>`(
    select mine.reaction from ${reactions} mine
    where mine.subject_type = 'Article' and mine.subject_id = ${ownId}
      and mine.user_id = ${userId})`,
  translation: sql<{ id: number; lang: 'zh' | 'en' } | null>`(
    select json_build_object('id', other.id, 'lang', other.lang)
    from ${articles} other
    where other.work_id = ${ownWorkId} and other.id <> ${ownId}
      and other.withdrawn_at is null and other.published_at <= ${nowPlaceholder}
    limit 1)`,
  attachments: sql<Attachment[]>`(
    select coalesce(json_agg(json_build_object(
      'name', file.name, 'size', file.size,
      'content_type', file.content_type, 'file_url', file.file_url) order by file.id), '[]')
    from article_attachments file where file.article_id = ${ownId})`,
  found: cardsAround(db, userId),
  cards: cardsOfUserColumn(db, userId),
});

const viewerPlaceholder = sql`${sql.placeholder('viewerId')}::bigint`;

/** Selects one row by the placeholder `id`: the card, and the columns that decide access. */
const prepareArticle = (db: Database) =>
  db
    .select({
      ...cardColumns,
      bought: boughtColumn(viewerPlaceholder),
      withdrawnAt: articles.withdrawnAt,
      audience: audienceColumn(viewerPlaceholder),
    })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .leftJoin(
      audiences,
      and(eq(audiences.subjectType, 'Article'), eq(audiences.subjectId, articles.workId)),
    )
    .where(eq(articles.id, sql.placeholder('id')))
    .prepare('article');
const articleStatement = preparedFor(prepareArticle);

/** Includes everything on the page: this is the hottest read. */
const prepareDetail = (db: Database) =>
  db
    .select(pageSelection(db, viewerPlaceholder))
    .from(own)
    .where(eq(own.id, sql.placeholder('id')))
    .prepare('article_detail');
const detailStatement = preparedFor(prepareDetail);

type RowOf<Statement extends { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<Statement['execute']>
>[number];

export type ArticleRow = RowOf<ReturnType<typeof prepareArticle>>;
/** The parts of a page, with the cards of the article and of those beside it. */
export type DetailRow = RowOf<ReturnType<typeof prepareDetail>>;

/** An article that exists for this reader, even if its content is kept from them. */
export interface FoundArticle {
  row: CardAround & DetailRow;
  /** Candidates for the related articles. */
  related: CardAround[];
  /** The reader is outside of the audience and gets only the title. */
  restricted: boolean;
  /** The reader is outside of the audience, but their organization has a trial seat available. */
  mayTakeTrial: boolean;
}

/** Reads the detail of an article in the query that finds the session of its reader. */
export const detailAhead = (id: number, now: Date): ReadAhead<DetailRow[]> => ({
  name: 'article_detail',
  column: (db, userId) =>
    nestedRows(
      pageSelection(db, userId),
      (row: DetailRow) => row,
      (list) =>
        db
          .select({ list })
          .from(own)
          .where(eq(own.id, sql.placeholder('id'))),
    ),
  parameters: { id, now: now.toISOString() },
});

/**
 * Finds a published article with everything on its page. Runs no query if it was read ahead, unless
 * the reader's trial decides.
 *
 * @param ahead the rows that {@link detailAhead} has read for this reader
 * @throws AppError as `readOpenArticle`, except that a restricted article is returned
 */
export async function readDetail(
  db: Database,
  id: number,
  reader: ArticleReader,
  ahead: readonly DetailRow[] | undefined,
): Promise<FoundArticle> {
  const [page] = ahead ?? (await detailStatement(db).execute({ id, ...readerParameters(reader) }));
  const card = page?.found.find((found) => found.id === id);
  if (page === undefined || card === undefined) throw new AppError('contentNotFound');
  const row = { ...page, ...card };
  requirePublished(row, reader.now);
  const { viewer } = reader;
  const audience: ReadersAudience | null = isTrialDecisive(row.audience, viewer)
    ? await audienceFor(db, { type: 'Article', id: row.workId }, viewer)
    : row.audience;
  const restricted = !canRead(audience, viewer);
  return {
    row,
    related: page.found.filter((found) => found.id !== id),
    restricted,
    mayTakeTrial: restricted && audience?.trial === 'open',
  };
}

/** @throws AppError `contentNotFound`, `notesNotFound` */
function requirePublished(
  row: Pick<ArticleRow, 'publishedAt' | 'withdrawnAt' | 'kind'>,
  now: Date,
): void {
  if (row.publishedAt !== null && row.publishedAt <= now && row.withdrawnAt === null) return;
  const isNote = row.kind === 'notes' || row.kind === 'ai_notes';
  throw new AppError(isNote ? 'notesNotFound' : 'contentNotFound');
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
  const [row] = await articleStatement(db).execute({ id, ...readerParameters(reader) });
  if (row === undefined) throw new AppError('contentNotFound');
  requirePublished(row, reader.now);
  if (!canRead(row.audience, reader.viewer)) throw new AppError('contentRestricted');
  return row;
}
