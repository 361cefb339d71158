import type { Data } from '@rostra/contract';
import type { EntitlementSource } from '#modules/goods/index.ts';
import { isLimitedFree, isVipRight } from '#modules/offers/index.ts';
import type { OfferGoods, OfferViewer } from '#modules/offers/index.ts';
import type { articleWorks } from './tables.ts';

/** What decides who may read a work; the columns of `article_works`. */
export type WorkAccess = Omit<typeof articleWorks.$inferSelect, 'id'>;

type EntitledBy = NonNullable<Data<'getArticle'>['entitled_by']>;
type AccessLabel = Data<'getArticle'>['access'];

/** A work in the words of the pay button. */
export const offerGoodsOf = (work: WorkAccess): OfferGoods => ({ goodsType: 'Article', ...work });

/**
 * Why this reader may have the whole text, or null: the one rule for body, attachments and labels.
 *
 * @param bought how the reader came by the work, null when they did not
 */
export function entitledBy(
  work: WorkAccess,
  viewer: OfferViewer,
  bought: EntitlementSource | null,
  now: Date,
): EntitledBy | null {
  if (work.isFree) return 'free';
  if (bought !== null && viewer.kind === 'user') return bought;
  if (isVipRight(work, viewer, now)) return 'vip';
  return isLimitedFree(work, now) && viewer.kind === 'user' ? 'limited_free' : null;
}

/** The label beside the title (CONT-07, CONT-08). */
export function accessLabel(
  work: WorkAccess,
  viewer: OfferViewer,
  bought: EntitlementSource | null,
  now: Date,
): AccessLabel {
  const by = entitledBy(work, viewer, bought, now);
  if (by === 'free') return 'free';
  if (by === 'bought' || by === 'card' || by === 'vip') return 'free_by_right';
  if (isLimitedFree(work, now)) return 'limited_free';
  return work.onlyVip ? 'vip' : 'price';
}
