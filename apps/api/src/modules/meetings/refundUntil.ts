import { OFFLINE_REFUND_HOURS } from '@rostra/contract';
import type { MeetingRow } from './tables.ts';

/**
 * Until when a user's cancellation is refunded in full (decisions, PAY-78): online until it starts,
 * offline until `OFFLINE_REFUND_HOURS` before that.
 *
 * @param startsAt of the slot taken, where there is one
 */
export function refundUntil(
  meeting: Pick<MeetingRow, 'meetingWay' | 'startsAt'>,
  startsAt: Date = meeting.startsAt,
): Date {
  const hours = meeting.meetingWay === 'offline' ? OFFLINE_REFUND_HOURS : 0;
  return new Date(startsAt.getTime() - hours * 60 * 60 * 1000);
}
