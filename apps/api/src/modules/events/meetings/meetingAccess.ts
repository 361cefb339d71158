import { entitledBy } from '#modules/articles/index.ts';
import type { WorkAccess } from '#modules/articles/index.ts';
import type { EntitlementSource } from '#modules/products/index.ts';
import { isLimitedFree } from '#modules/offers/index.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MeetingRow } from './tables.ts';

/** Returns the price and access terms of a meeting in the form common to all products. */
export const workAccessOf = (meeting: MeetingRow): WorkAccess => ({
  isFree: isFree(meeting),
  limitedFreeUntil: meeting.limitedFreeUntil,
  onlyVip: meeting.onlyVip,
  vipLevel: meeting.vipLevel,
  currentPriceCents: meeting.currentPriceCents,
  originalPriceCents: meeting.originalPriceCents,
  ppvAllowed: meeting.ppvAllowed,
});

/** Returns whether nobody pays for it. */
export const isFree = (meeting: Pick<MeetingRow, 'currentPriceCents' | 'onlyVip'>): boolean =>
  meeting.currentPriceCents === null && !meeting.onlyVip;

/**
 * Returns whether this reader must pay first, with coins, a card or VIP (REG-15). Nobody must pay
 * while a meeting is free for a limited time.
 *
 * @param bought how the reader paid for it, null if they did not
 */
export function needsToPay(
  meeting: MeetingRow,
  viewer: Viewer,
  bought: EntitlementSource | null,
  now: Date,
): boolean {
  const access = workAccessOf(meeting);
  return entitledBy(access, viewer, bought, now) === null && !isLimitedFree(access, now);
}
