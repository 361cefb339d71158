import {
  MOVED_MEETING_MINUTES,
  MOVED_MEETING_REFUND_DAYS,
  OFFLINE_REFUND_HOURS,
} from '@rostra/contract';
import type { RegistrationRow } from '../registrations/tables.ts';
import type { MeetingRow } from './tables.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The meeting fields that decide about refunds. */
export type RefundedMeeting = Pick<MeetingRow, 'meetingWay' | 'startsAt' | 'startedAt' | 'movedAt'>;

/** The part that a registration books: its slot, or the meeting. Each is moved by itself. */
export type BookedPart = Pick<MeetingRow, 'startsAt' | 'movedAt'>;

/**
 * Returns until when a user's cancellation is refunded in full (decisions, PAY-78 and "Rights that
 * end"). Online, this is when the live session or its planned time begins; offline,
 * `OFFLINE_REFUND_HOURS` before that. A meeting or slot that was moved far from the booked time can
 * be canceled for some more days; the move of another slot changes nothing.
 *
 * @param part the taken slot, if there is one
 * @param registration with the booked time
 */
export function refundUntil(
  meeting: RefundedMeeting,
  part: BookedPart = meeting,
  registration?: Pick<RegistrationRow, 'bookedStartsAt'>,
): Date {
  const begins = Math.min(part.startsAt.getTime(), meeting.startedAt?.getTime() ?? Infinity);
  const hours = meeting.meetingWay === 'offline' ? OFFLINE_REFUND_HOURS : 0;
  const usual = begins - hours * HOUR_MS;
  const moved = movedRefundUntil(part, registration?.bookedStartsAt ?? null);
  return new Date(Math.max(usual, Math.min(moved, begins)));
}

/**
 * Returns the milliseconds since the epoch until which a move justifies a refund; before all time
 * if it does not.
 */
function movedRefundUntil({ startsAt, movedAt }: BookedPart, bookedStartsAt: Date | null): number {
  if (movedAt === null || bookedStartsAt === null) return -Infinity;
  const moved = Math.abs(startsAt.getTime() - bookedStartsAt.getTime());
  if (moved <= MOVED_MEETING_MINUTES * MINUTE_MS) return -Infinity;
  return movedAt.getTime() + MOVED_MEETING_REFUND_DAYS * DAY_MS;
}
