import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import type { MeetingRow } from './eventChoices.ts';

const MINUTE_MS = 60_000;

/**
 * Checks whether an unpaid reader is offered the way into a meeting's room. Its first minutes are
 * free, so the offer lasts from the room's opening until they end. The server decides on joining, as
 * the page does not know when the meeting started (LTIM-05, LTIM-09).
 */
export function canTry(meeting: MeetingRow, now: Date): boolean {
  const { trial_allowed, need_to_pay, event_role, live, opens_at, state } = meeting;
  if (!trial_allowed || !need_to_pay || event_role !== null || live === null) return false;
  if (state === 'canceled' || state === 'finished' || state === 'full') return false;
  // Readers whom payment alone would not admit get no trial either.
  if (meeting.needs_approval || meeting.certified_only || meeting.time_slots.length > 0)
    return false;
  if (meeting.only_vip && !meeting.offers.some(({ kind }) => kind === 'vip_upgrade')) return false;
  if (opens_at === null || now < new Date(opens_at)) return false;
  if (live.live_state === 'unprepare' || live.live_state === 'preparing') return true;
  const until = Date.parse(meeting.starts_at) + LIVE_TRIAL_MINUTES * MINUTE_MS;
  return live.live_state === 'streaming' && now.getTime() < until;
}
