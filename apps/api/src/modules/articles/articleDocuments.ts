import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { industryOf } from '#modules/reference/index.ts';
import { plainText } from '#modules/rich-text/index.ts';
import type { SearchDocument } from '#modules/search/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { ARTICLE } from './publishArticle.ts';
import { articles, articleWorks } from './tables.ts';

/**
 * Returns articles for the search: title, summary and the part before the paywall; the whole text
 * only of permanently free ones. Limited-time free texts stay excluded, because they become paid
 * again.
 */
export async function articleDocuments(
  db: Database,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const found = await db
    .select({
      id: articles.id,
      workId: articles.workId,
      kind: articles.kind,
      lang: articles.lang,
      title: articles.title,
      summary: articles.summary,
      freeText: articles.freeText,
      document: articles.document,
      isFree: articleWorks.isFree,
      industryId: articles.industryId,
      marketId: articles.marketId,
      publishedAt: articles.publishedAt,
      scName: profiles.scName,
      tcName: profiles.tcName,
      enName: profiles.enName,
    })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(
      and(
        inArray(articles.id, [...ids]),
        isNull(articles.withdrawnAt),
        isNotNull(articles.publishedAt),
      ),
    );
  return found.flatMap((row) => {
    if (row.publishedAt === null) return [];
    const inScript = (text: string) =>
      row.lang === 'zh' ? { sc: text, tc: null, en: null } : { sc: null, tc: null, en: text };
    const industry = row.industryId === null ? undefined : industryOf(row.industryId);
    const body = row.isFree ? plainText(row.document) : row.freeText;
    return [
      {
        subjectId: row.id,
        kind: row.kind,
        audience: { type: ARTICLE, id: row.workId },
        title: inScript(row.title),
        text: inScript(`${row.summary}\n${body}`),
        authors: [row.scName, row.tcName, row.enName],
        topics:
          industry === undefined ? [] : [row.lang === 'zh' ? industry.sc_name : industry.en_name],
        industryId: row.industryId,
        marketId: row.marketId,
        publishedAt: row.publishedAt,
      },
    ];
  });
}
