import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceClass, canRead } from '#modules/audience/index.ts';
import type { Audience, AudienceClass } from '#modules/audience/index.ts';
import { audiences } from '#modules/audience/tables.ts';
import { cardsOfUserColumn } from '#modules/cards/index.ts';
import type { PpvCard } from '#modules/cards/index.ts';
import { reactions } from '#modules/reactions/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { preparedFor, preparedForEach } from '#platform/database/preparedFor.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import { nowPlace, readerParameters } from './readableArticles.ts';
import type { Reader } from './readableArticles.ts';
import { relatedColumn } from './relatedArticles.ts';
import { articles, articleWorks } from './tables.ts';

interface Attachment {
  name: string;
  size: number;
  content_type: string;
  file_url: string;
}

/** Reads one row by the places `id`, `viewerId` and `now`. */
function selectArticle<Further extends Record<string, SQL>>(db: Database, further: Further) {
  const userId = sql`${sql.placeholder('viewerId')}::bigint`;
  return db
    .select({
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
      audience: {
        visitors: audiences.visitors,
        organizationTypeIds: audiences.organizationTypeIds,
        userIds: audiences.userIds,
      },
      myReaction: reactions.reaction,
      translation: sql<{ id: number; lang: 'zh' | 'en' } | null>`(
        select json_build_object('id', other.id, 'lang', other.lang)
        from ${articles} other
        where other.work_id = ${articles.workId} and other.id <> ${articles.id}
          and other.withdrawn_at is null and other.published_at <= ${nowPlace}
        limit 1)`,
      attachments: sql<Attachment[]>`(
        select coalesce(json_agg(json_build_object(
          'name', file.name, 'size', file.size,
          'content_type', file.content_type, 'file_url', file.file_url) order by file.id), '[]')
        from article_attachments file where file.article_id = ${articles.id})`,
      ...further,
    })
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

const prepareArticle = (db: Database) => selectArticle(db, {}).prepare('article');
const articleStatement = preparedFor(prepareArticle);

/** With all that its page shows, in one query: this is the hottest read. */
const prepareDetail = (db: Database, readers: AudienceClass, name: string) =>
  selectArticle(db, {
    related: relatedColumn(db, readers, sql.placeholder('id')),
    cards:
      readers === 'visitor'
        ? sql<PpvCard[]>`'[]'::json`
        : cardsOfUserColumn(db, sql.placeholder('viewerId')),
  }).prepare(name);
const detailStatements = preparedForEach(
  (readers: AudienceClass) => `article_detail_${readers}`,
  prepareDetail,
);

type RowOf<Statement extends { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<Statement['execute']>
>[number];

export type ArticleRow = RowOf<ReturnType<typeof prepareArticle>>;
/** The row with what stands beside the article, and the reader's cards. */
export type DetailRow = RowOf<ReturnType<typeof prepareDetail>>;

/** An article that exists for this reader: perhaps kept from them, but known to be there. */
export interface FoundArticle<Row = ArticleRow> {
  row: Row;
  /** The reader is outside of the audience: nothing but the title may leave. */
  restricted: boolean;
}

/**
 * Finds a published article with all that its page shows.
 *
 * @throws AppError as `readOpenArticle`, except that a restricted one is given
 */
export async function readDetail(
  db: Database,
  id: number,
  reader: Reader,
): Promise<FoundArticle<DetailRow>> {
  const statement = detailStatements(db, audienceClass(reader.viewer));
  const [row] = await statement.execute({ id, ...readerParameters(reader) });
  return published(row, reader);
}

function published<Row extends ArticleRow>(
  row: Row | undefined,
  { viewer, now }: Reader,
): FoundArticle<Row> {
  if (row === undefined) throw new AppError('contentNotFound');
  if (row.publishedAt === null || row.publishedAt > now || row.withdrawnAt !== null) {
    const isNote = row.kind === 'notes' || row.kind === 'ai_notes';
    throw new AppError(isNote ? 'notesNotFound' : 'contentNotFound');
  }
  return { row, restricted: !canRead(audienceOfRow(row), viewer) };
}

/**
 * Finds an article that the reader may see.
 *
 * @throws AppError `contentNotFound` for an unknown, unpublished or withdrawn one, `notesNotFound`
 * when it was a note (ERR-23), `contentRestricted` when its audience leaves the reader out
 */
export async function readOpenArticle(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ArticleRow> {
  const [found] = await articleStatement(db).execute({ id, ...readerParameters(reader) });
  const { row, restricted } = published(found, reader);
  if (restricted) throw new AppError('contentRestricted');
  return row;
}

const audienceOfRow = ({ audience }: ArticleRow): Audience | null => audience;
