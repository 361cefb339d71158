import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { entitlements } from '#modules/products/tables.ts';
import { isOpenEntitlement } from '#modules/products/index.ts';
import type { EntitlementSource } from '#modules/products/index.ts';
import { articles, articleWorks } from './tables.ts';

/** How a user got the work of the row: `bought`, `card` or null. Null for visitors too. */
export function boughtColumn(
  userId: SQLWrapper | number | undefined,
): SQL<EntitlementSource | null> {
  if (userId === undefined) return sql<null>`null`;
  return sql<EntitlementSource | null>`(
    select ${entitlements.source} from ${entitlements}
    where ${entitlements.userId} = ${userId} and ${isOpenEntitlement}
      and ${entitlements.productKey} = 'Article:' || ${articles.workId})`;
}

/** The columns of an article card, with `article_works` and `profiles` joined. */
export const cardColumns = {
  id: articles.id,
  workId: articles.workId,
  kind: articles.kind,
  lang: articles.lang,
  title: articles.title,
  summary: articles.summary,
  industryId: articles.industryId,
  coverUrl: articles.coverUrl,
  publishedAt: articles.publishedAt,
  wordCount: articles.wordCount,
  readTime: articles.readTime,
  views: articles.views,
  likes: articles.likes,
  authorId: articles.authorId,
  scName: profiles.scName,
  tcName: profiles.tcName,
  enName: profiles.enName,
  nickname: profiles.nickname,
  scTitle: profiles.scTitle,
  enTitle: profiles.enTitle,
  isFree: articleWorks.isFree,
  limitedFreeUntil: articleWorks.limitedFreeUntil,
  onlyVip: articleWorks.onlyVip,
  vipLevel: articleWorks.vipLevel,
  currentPriceCents: articleWorks.currentPriceCents,
  originalPriceCents: articleWorks.originalPriceCents,
  ppvAllowed: articleWorks.ppvAllowed,
};
