import { eq } from 'drizzle-orm';
import { audienceFor, canRead } from '#modules/audience/index.ts';
import type { ProductProvider } from '#modules/products/index.ts';
import { isLimitedFree, isVipRight } from '#modules/offers/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { articleProductKey } from './articleProductKey.ts';
import { articleOffers } from './articleDetail.ts';
import { articleCardsById } from './listArticles.ts';
import { articlePath } from './articlePath.ts';
import { articles, articleWorks } from './tables.ts';

/** Sells articles by work, so that one purchase opens both languages. */
export const articleProduct: ProductProvider = {
  type: 'Article',
  orders: {
    kindText: 'money.mail.kind.Article',
    refundText: 'refundRule.article',
    movement: 'purchase',
    listPath: '/personalCenter/purchase/articles',
  },
  notFound: 'contentNotFound',

  async read(db, id, { viewer, now, lock }) {
    const found = await find(db, id, lock);
    if (found === undefined) return undefined;
    const { article, work } = found;
    const published = article.publishedAt !== null && article.publishedAt <= now;
    if (!published || article.withdrawnAt !== null) return undefined;
    if (!canRead(await audienceFor(db, { type: 'Article', id: work.id }, viewer), viewer))
      return undefined;
    const open = work.isFree || isLimitedFree(work, now) || isVipRight(work, viewer, now);
    const forSale = !open && !work.onlyVip;
    const inScript = (text: string) =>
      article.lang === 'zh' ? { sc: text, tc: null, en: null } : { sc: null, tc: null, en: text };
    return {
      type: 'Article',
      id,
      key: articleProductKey(work.id),
      repeatable: false,
      title: inScript(article.title),
      summary: inScript(article.summary),
      path: articlePath(article),
      price: forSale ? work.currentPriceCents : null,
      originalPrice: forSale ? work.originalPriceCents : null,
      cardFlag: forSale && work.ppvAllowed ? 'article' : null,
    };
  },

  async paths(db, ids, reader) {
    const cards = await articleCardsById(db, ids, reader);
    return new Map([...cards.values()].map((card) => [card.id, articlePath(card)]));
  },

  async offers(db, product, reader) {
    const found = await find(db, product.id, false);
    return found === undefined ? [] : articleOffers(db, found.work, reader);
  },
};

async function find(db: Database, id: number, lock: boolean) {
  // Excludes the text: it is the largest part of an article, and a sale does not need it.
  const article = {
    lang: articles.lang,
    title: articles.title,
    summary: articles.summary,
    publishedAt: articles.publishedAt,
    withdrawnAt: articles.withdrawnAt,
    kind: articles.kind,
    id: articles.id,
  };
  const query = db
    .select({ article, work: articleWorks })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .where(eq(articles.id, id));
  const [row] = await (lock ? query.for('share', { of: articleWorks }) : query);
  return row;
}
