import { and, eq, sql } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { canRead } from '#modules/audience/index.ts';
import type { Audience } from '#modules/audience/index.ts';
import { audiences } from '#modules/audience/tables.ts';
import { reactions } from '#modules/reactions/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import type { Reader } from './listArticles.ts';
import { articles, articleWorks } from './tables.ts';

interface Attachment {
  name: string;
  size: number;
  content_type: string;
  file_url: string;
}

/** The row of the detail, in one query that the database plans once: this is the hottest read. */
const prepare = (db: Database) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      ...cardColumns,
      bought: boughtColumn(sql`${userId}::bigint`),
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
          and other.withdrawn_at is null and other.published_at <= ${sql.placeholder('now')}::timestamptz
        limit 1)`,
      attachments: sql<Attachment[]>`(
        select coalesce(json_agg(json_build_object(
          'name', file.name, 'size', file.size,
          'content_type', file.content_type, 'file_url', file.file_url) order by file.id), '[]')
        from article_attachments file where file.article_id = ${articles.id})`,
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
        eq(reactions.userId, sql`${userId}::bigint`),
      ),
    )
    .where(eq(articles.id, sql.placeholder('id')))
    .prepare('article_detail');
};

const articleStatement = preparedFor(prepare);

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number];

/** An article that exists for this reader: perhaps kept from them, but known to be there. */
export interface FoundArticle {
  row: ArticleRow;
  /** The reader is outside of the audience: nothing but the title may leave. */
  restricted: boolean;
}

/**
 * Finds a published article.
 *
 * @throws AppError `contentNotFound` for an unknown, unpublished or withdrawn one, `notesNotFound`
 * when it was a note (ERR-23)
 */
export async function readArticle(db: Database, id: number, reader: Reader): Promise<FoundArticle> {
  const { viewer, now } = reader;
  const [row] = await articleStatement(db).execute({
    id,
    userId: viewer.userId ?? 0,
    now: now.toISOString(),
  });
  if (row === undefined) throw new AppError('contentNotFound');
  if (row.publishedAt === null || row.publishedAt > now || row.withdrawnAt !== null) {
    const isNote = row.kind === 'notes' || row.kind === 'ai_notes';
    throw new AppError(isNote ? 'notesNotFound' : 'contentNotFound');
  }
  return { row, restricted: !canRead(audienceOfRow(row), viewer) };
}

/** Finds an article that the reader may see; `contentRestricted` when its audience leaves them out. */
export async function readOpenArticle(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ArticleRow> {
  const { row, restricted } = await readArticle(db, id, reader);
  if (restricted) throw new AppError('contentRestricted');
  return row;
}

const audienceOfRow = ({ audience }: ArticleRow): Audience | null => audience;
