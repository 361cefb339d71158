import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { holdsSeat, isRegistered, seatsLeft } from '#modules/events/index.ts';
import type { MeetingFacts } from '#modules/events/index.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { LiveRow } from '#modules/live/tables.ts';

const MINUTE_MS = 60_000;

/**
 * Returns when the free minutes of a live session end: counted from its start, whenever a member
 * joins (LTIM-08).
 */
export const trialEndsAt = ({ startedAt }: Pick<LiveRow, 'startedAt'>): Date | null =>
  startedAt === null ? null : new Date(startedAt.getTime() + LIVE_TRIAL_MINUTES * MINUTE_MS);

/**
 * Returns whether an unpaid person may attend the first minutes (LTIM-05, LTIM-09): the meeting
 * allows it, and a payment would admit them. A VIP-only meeting allows members of a lower level. If
 * a slot must be chosen or confirmed, or no seat is left, paying would not admit them.
 */
export function mayTry(facts: MeetingFacts, viewer: Viewer, now: Date): boolean {
  const { meeting, registration, slots, taken } = facts;
  if (!meeting.trialAllowed) return false;
  if (meeting.onlyVip && viewer.vipUntil === undefined) return false;
  if (meeting.certifiedOnly && !viewer.certified) return false;
  if (isRegistered(facts)) return true;
  if (meeting.needsApproval || slots.length > 0) return false;
  return holdsSeat(registration, now) || seatsLeft(meeting.capacity, taken) !== 0;
}
