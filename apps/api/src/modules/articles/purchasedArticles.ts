import type { CallOutput } from '@rostra/contract';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { paidOrdersOf, toOrderResponse } from '#modules/orders/index.ts';
import { articleCardsById } from './listArticles.ts';
import { ARTICLE } from './publishArticle.ts';

/** Returns a page of the articles that a user has bought, with their orders (PROF-05). */
export async function purchasedArticles(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  query: CallOutput<'getPurchasedArticles'>['query'],
) {
  const { db, clock } = deps;
  const { rows, meta } = await paidOrdersOf(db, requireUser(viewer), ARTICLE, query);
  const ids = rows.map((row) => row.productId);
  const cards = await articleCardsById(db, ids, { viewer, now: clock.now() });
  const data = rows.map((row) => ({
    order: toOrderResponse(row, viewer.locale),
    article: cards.get(row.productId) ?? null,
  }));
  return { data, meta };
}
