import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceClass, audienceColumn, canFind } from '#modules/audience/index.ts';
import type { Audience, AudienceClass } from '#modules/audience/index.ts';
import { audiences } from '#modules/audience/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import type { CardRow } from './articleCard.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import {
  newestFirst,
  nowPlaceholder,
  readerParameters,
  selectCards,
  visibleTo,
} from './readableArticles.ts';
import type { ArticleReader } from './readableArticles.ts';
import { articles, articleWorks } from './tables.ts';

/** Number of related articles, of the same industry and language. */
const RELATED = 4;
/** Number of the newest read with the article; the reader may not see all of them. */
const CANDIDATES = 6;

/** A candidate for a related article, for readers in its audience. */
export type RelatedCandidate = CardRow & { audience: Audience | null };

/** Selects other works of the same language and industry as the article of this ID. */
function isBeside(id: SQLWrapper): SQL | undefined {
  const own = (column: string) =>
    sql`(select self.${sql.raw(column)} from ${articles} self where self.id = ${id})`;
  return and(
    sql`${articles.lang} = ${own('lang')}`,
    sql`coalesce(${articles.industryId} = ${own('industry_id')}, ${own('industry_id')} is null)`,
    sql`${articles.workId} <> ${own('work_id')}`,
  );
}

/**
 * Selects the newest related articles regardless of their audience, as a column of the article
 * query.
 */
export function relatedColumn(
  db: Database,
  id: SQLWrapper,
  userId: SQLWrapper,
): SQL<RelatedCandidate[]> {
  return nestedRows(
    { ...cardColumns, bought: boughtColumn(userId), audience: audienceColumn(userId) },
    (row: RelatedCandidate) => row,
    (list) =>
      db
        .select({ list })
        .from(articles)
        .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
        .leftJoin(profiles, eq(profiles.userId, articles.authorId))
        .leftJoin(
          audiences,
          and(eq(audiences.subjectType, 'Article'), eq(audiences.subjectId, articles.workId)),
        )
        .where(
          and(
            isNull(articles.withdrawnAt),
            lte(articles.publishedAt, nowPlaceholder),
            isBeside(id),
          ),
        )
        .orderBy(...newestFirst)
        .limit(CANDIDATES),
  );
}

const relatedStatements = preparedForEach(
  (readers: AudienceClass) => `articles_beside_${readers}`,
  (db, readers, name) =>
    selectCards(db, readers, and(visibleTo(readers), isBeside(sql.placeholder('id'))))
      .limit(RELATED)
      .prepare(name),
);

/**
 * Returns the related articles that this reader may see. Runs no query, unless too few of the
 * newest are visible to the reader and older ones fill in.
 */
export async function relatedTo(
  db: Database,
  id: number,
  candidates: readonly RelatedCandidate[],
  reader: ArticleReader,
): Promise<readonly CardRow[]> {
  const found = candidates.filter(({ audience }) => canFind(audience, reader.viewer));
  if (found.length >= RELATED || candidates.length < CANDIDATES) return found.slice(0, RELATED);
  const statement = relatedStatements(db, audienceClass(reader.viewer));
  return statement.execute({ id, ...readerParameters(reader) });
}
