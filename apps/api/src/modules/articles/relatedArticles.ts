import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#modules/accounts/tables.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import type { CardRow } from './articleCard.ts';
import { cardSelection, newestFirst, visibleTo } from './readableArticles.ts';
import { articles, articleWorks } from './tables.ts';

/** Articles beside an article, of the same industry and language. */
const RELATED = 4;

/** The newest articles beside the one of this id, as a column of the query that reads it. */
export function relatedColumn(
  db: Database,
  readers: AudienceClass,
  id: SQLWrapper,
): SQL<CardRow[]> {
  const self = alias(articles, 'self');
  return nestedRows(
    cardSelection(readers),
    (row: CardRow) => row,
    (list) =>
      db
        .select({ list })
        .from(articles)
        .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
        .leftJoin(profiles, eq(profiles.userId, articles.authorId))
        .innerJoin(self, eq(self.id, id))
        .where(
          and(
            visibleTo(readers),
            eq(articles.lang, self.lang),
            or(isNull(self.industryId), eq(articles.industryId, self.industryId)),
            ne(articles.workId, self.workId),
          ),
        )
        .orderBy(...newestFirst)
        .limit(RELATED),
  );
}
