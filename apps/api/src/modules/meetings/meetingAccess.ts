import { entitledBy } from '#modules/articles/index.ts';
import type { WorkAccess } from '#modules/articles/index.ts';
import type { EntitlementSource } from '#modules/goods/index.ts';
import { isLimitedFree } from '#modules/offers/index.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MeetingRow } from './tables.ts';

/** What a meeting costs, in the words of everything that is sold. */
export const workAccessOf = (meeting: MeetingRow): WorkAccess => ({
  isFree: isFree(meeting),
  limitedFreeUntil: meeting.limitedFreeUntil,
  onlyVip: meeting.onlyVip,
  vipLevel: meeting.vipLevel,
  currentPriceCents: meeting.currentPriceCents,
  originalPriceCents: meeting.originalPriceCents,
  ppvAllowed: meeting.ppvAllowed,
});

/** Nobody pays for it. */
export const isFree = (meeting: Pick<MeetingRow, 'currentPriceCents' | 'onlyVip'>): boolean =>
  meeting.currentPriceCents === null && !meeting.onlyVip;

/**
 * Whether this reader takes part only after paying, with coins, a card or VIP (REG-15). While a
 * meeting is free for a time nobody is asked.
 *
 * @param bought how the reader paid for it, null when not at all
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
