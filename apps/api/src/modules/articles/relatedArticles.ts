import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#modules/accounts/tables.ts';
import {
  audienceClass,
  canRead,
  isTrialDecisive,
  plainAudienceColumn,
} from '#modules/audience/index.ts';
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
const CANDIDATES = 5;

/** A card on a page, with the audience that decides whether the reader may see it. */
export type CardAround = CardRow & { audience: Audience | null };

/** The article of a page, beside the articles of its cards. */
export const own = alias(articles, 'own');

/**
 * Selects the cards of a page, newest first: of {@link own}, the outer query's article, and of the
 * newest related ones regardless of their audience. One list, because PostgreSQL sets up each join
 * and each subquery of a statement again for each execution.
 */
export function cardsAround(db: Database, userId: SQLWrapper): SQL<CardAround[]> {
  const beside = alias(articles, 'beside');
  const newest = db
    .select({ id: beside.id })
    .from(beside)
    .where(
      and(
        isNull(beside.withdrawnAt),
        lte(beside.publishedAt, nowPlaceholder),
        eq(beside.lang, own.lang),
        sql`coalesce(${beside.industryId} = ${own.industryId}, ${own.industryId} is null)`,
        ne(beside.workId, own.workId),
      ),
    )
    .orderBy(desc(beside.publishedAt), desc(beside.id))
    .limit(CANDIDATES);
  return nestedRows(
    { ...cardColumns, bought: boughtColumn(userId), audience: plainAudienceColumn },
    (row: CardAround) => row,
    (list) =>
      db
        .select({ list })
        .from(sql`(select ${own.id} as id union all ${newest}) around`)
        .innerJoin(articles, sql`${articles.id} = around.id`)
        .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
        .leftJoin(profiles, eq(profiles.userId, articles.authorId))
        .leftJoin(
          audiences,
          and(eq(audiences.subjectType, 'Article'), eq(audiences.subjectId, articles.workId)),
        )
        .orderBy(...newestFirst),
  );
}

/** Selects other works of the same language and industry as the article of this ID. */
function isBeside(id: SQLWrapper): SQL | undefined {
  const ofOwn = (column: string) =>
    sql`(select self.${sql.raw(column)} from ${articles} self where self.id = ${id})`;
  return and(
    sql`${articles.lang} = ${ofOwn('lang')}`,
    sql`coalesce(${articles.industryId} = ${ofOwn('industry_id')}, ${ofOwn('industry_id')} is null)`,
    sql`${articles.workId} <> ${ofOwn('work_id')}`,
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
 * newest are visible to the reader and older ones fill in, or the reader's trial decides.
 */
export async function relatedTo(
  db: Database,
  id: number,
  candidates: readonly CardAround[],
  reader: ArticleReader,
): Promise<readonly CardRow[]> {
  const { viewer } = reader;
  const found = candidates.filter(({ audience }) => canRead(audience, viewer));
  const isComplete = found.length >= RELATED || candidates.length < CANDIDATES;
  if (isComplete && !candidates.some(({ audience }) => isTrialDecisive(audience, viewer))) {
    return found.slice(0, RELATED);
  }
  const statement = relatedStatements(db, audienceClass(viewer));
  return statement.execute({ id, ...readerParameters(reader) });
}
