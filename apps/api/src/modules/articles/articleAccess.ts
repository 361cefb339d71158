import type { Data } from '@rostra/contract';
import type { EntitlementSource } from '#modules/products/index.ts';
import { isLimitedFree, isVipRight } from '#modules/offers/index.ts';
import type { OfferProduct, OfferViewer } from '#modules/offers/index.ts';
import type { articleWorks } from './tables.ts';

/** The columns of `article_works` that decide access to a work. */
export type WorkAccess = Omit<typeof articleWorks.$inferSelect, 'id'>;

type EntitledBy = NonNullable<Data<'getArticle'>['entitled_by']>;
type AccessLabel = Data<'getArticle'>['access'];

/** Converts a work to the input of the pay button. */
export const offerProductOf = (work: WorkAccess): OfferProduct => ({
  productType: 'Article',
  ...work,
});

/**
 * Returns why this reader may have the whole text, or null. This one rule covers body, attachments
 * and labels.
 *
 * @param bought how the reader got the work, null if they did not
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

/** Returns the label beside the title (CONT-07, CONT-08). */
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
