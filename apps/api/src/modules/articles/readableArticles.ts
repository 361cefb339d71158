import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceParameters, audiencePlaceholders, canBeSeenBy } from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import { articles, articleWorks } from './tables.ts';

export interface ArticleReader {
  viewer: Viewer;
  now: Date;
}

/**
 * Statements about articles are prepared once for each class of readers (`audienceClass`), because
 * building such SQL takes longer than running it. This is their placeholder for the time.
 */
export const nowPlaceholder = sql`${sql.placeholder('now')}::timestamptz`;

/** Returns the values of a reader for the placeholders. */
export const readerParameters = ({ viewer, now }: ArticleReader) => ({
  ...audienceParameters(viewer),
  now: now.toISOString(),
});

/** Selects articles in the audience: approved, published by now, not withdrawn. */
export const visibleTo = (readers: AudienceClass): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    lte(articles.publishedAt, nowPlaceholder),
    canBeSeenBy(readers, audiencePlaceholders, { type: 'Article', id: articles.workId }),
  );

/** How the reader got the work of the row. */
export const boughtBy = (readers: AudienceClass) =>
  boughtColumn(readers === 'visitor' ? undefined : sql`${audiencePlaceholders.userId}::bigint`);

export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** The columns of a card. */
export const cardSelection = (readers: AudienceClass) => ({
  ...cardColumns,
  bought: boughtBy(readers),
});

/** Selects cards, newest first. */
export function selectCards<Further extends Record<string, SQL | SQL.Aliased>>(
  db: Database,
  readers: AudienceClass,
  where: SQL | undefined,
  further: Further = {} as Further,
) {
  return db
    .select({ ...cardSelection(readers), ...further })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(where)
    .orderBy(...newestFirst);
}
