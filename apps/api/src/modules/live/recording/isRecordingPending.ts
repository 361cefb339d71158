import { and, eq, inArray } from 'drizzle-orm';
import { liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { liveRecordings } from './tables.ts';

/** Returns whether a recording of one of the event's meetings will become a video. */
export async function isRecordingPending(db: Database, eventId: number): Promise<boolean> {
  const found = await db
    .select({ id: liveRecordings.id })
    .from(liveRecordings)
    .innerJoin(liveSessions, eq(liveSessions.id, liveRecordings.liveId))
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .where(
      and(eq(meetings.eventId, eventId), inArray(liveRecordings.state, ['stopped', 'composing'])),
    )
    .limit(1);
  return found.length > 0;
}
