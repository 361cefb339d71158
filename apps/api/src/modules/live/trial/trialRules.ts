import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { holdsPlace, isRegistered, placesLeft } from '#modules/meetings/index.ts';
import type { MeetingFacts } from '#modules/meetings/index.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { LiveRow } from '#modules/live/tables.ts';

const MINUTE_MS = 60_000;

/** When the free minutes of a live are over: by its start, whenever somebody comes (LTIM-08). */
export const trialEndsAt = ({ startedAt }: Pick<LiveRow, 'startedAt'>): Date | null =>
  startedAt === null ? null : new Date(startedAt.getTime() + LIVE_TRIAL_MINUTES * MINUTE_MS);

/**
 * Whether somebody who has not paid may listen to the first minutes (LTIM-05, LTIM-09): where the
 * meeting allows it, and whom a payment would let in. To what is for VIP alone, members of a lower level
 * listen. Where a place has to be chosen, confirmed or is none left, paying would not lead in.
 */
export function mayTry(facts: MeetingFacts, viewer: Viewer, now: Date): boolean {
  const { meeting, registration, slots, taken } = facts;
  if (!meeting.trialAllowed) return false;
  if (meeting.onlyVip && viewer.vipUntil === undefined) return false;
  if (meeting.certifiedOnly && !viewer.certified) return false;
  if (isRegistered(facts)) return true;
  if (meeting.needsApproval || slots.length > 0) return false;
  return holdsPlace(registration, now) || placesLeft(meeting.capacity, taken) !== 0;
}
