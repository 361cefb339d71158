import { inArray } from 'drizzle-orm';
import type { AsrState } from '@rostra/contract';
import type { LiveState } from '@rostra/contract/live';
import { lives } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';

/** The room of a meeting that is held with us. */
export interface MeetingLive {
  id: number;
  state: LiveState;
  asrState: AsrState;
}

/** The rooms of meetings by the meeting's id. */
export async function livesOf(
  db: Database,
  meetingIds: readonly number[],
): Promise<Map<number, MeetingLive>> {
  const found = await db
    .select({
      id: lives.id,
      meetingId: lives.meetingId,
      state: lives.state,
      asrState: lives.asrState,
    })
    .from(lives)
    .where(inArray(lives.meetingId, [...meetingIds]));
  return new Map(found.map(({ meetingId, ...live }) => [meetingId, live]));
}
