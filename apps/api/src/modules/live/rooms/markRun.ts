import { markMeetingEnded, markMeetingStarted } from '#modules/events/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { LiveRow } from '../tables.ts';

/** Starts and ends the event and the meeting together with their live session. */
export async function markRun(tx: Transaction, before: LiveRow, after: LiveRow): Promise<void> {
  const { meetingId, startedAt, endedAt } = after;
  if (before.startedAt === null && startedAt !== null) {
    await markMeetingStarted(tx, meetingId, startedAt);
  }
  if (after.state === 'stopped' && endedAt !== null) {
    await markMeetingEnded(tx, meetingId, endedAt);
  }
}
