import { markMeetingEnded, markMeetingStarted } from '#modules/meetings/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { LiveRow } from './tables.ts';

/** Event and meeting go on and end with their live. */
export async function markRun(tx: Transaction, before: LiveRow, after: LiveRow): Promise<void> {
  const { meetingId, startedAt, endedAt } = after;
  if (before.startedAt === null && startedAt !== null) {
    await markMeetingStarted(tx, meetingId, startedAt);
  }
  if (after.state === 'stopped' && endedAt !== null) {
    await markMeetingEnded(tx, meetingId, endedAt);
  }
}
