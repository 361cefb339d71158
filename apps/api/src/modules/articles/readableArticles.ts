import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { audienceParameters, audiencePlaces, canBeSeenBy } from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import { articles, articleWorks } from './tables.ts';

export interface Reader {
  viewer: Viewer;
  now: Date;
}

/**
 * The statements of articles are prepared once for each class of readers (`audienceClass`): building
 * such SQL takes longer than running it. These are their places.
 */
export const nowPlace = sql`${sql.placeholder('now')}::timestamptz`;

/** What a reader puts into the places. */
export const readerParameters = ({ viewer, now }: Reader) => ({
  ...audienceParameters(viewer),
  now: now.toISOString(),
});

/** What everybody in the audience sees: passed, published by now, not withdrawn. */
export const visibleTo = (readers: AudienceClass): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    lte(articles.publishedAt, nowPlace),
    canBeSeenBy(readers, audiencePlaces, { type: 'Article', id: articles.workId }),
  );

/** How the reader has come by the work of the row. */
export const boughtBy = (readers: AudienceClass) =>
  boughtColumn(readers === 'visitor' ? undefined : sql`${audiencePlaces.userId}::bigint`);

export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** What is selected for a card. */
export const cardSelection = (readers: AudienceClass) => ({
  ...cardColumns,
  bought: boughtBy(readers),
});

/** The query of cards, newest first. */
export function selectCards<Further extends Record<string, SQL>>(
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
