import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AsrState } from '@rostra/contract';
import type { LiveState } from '@rostra/contract/live';
import { liveMembers, lives } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** The room of a meeting that is held with us. */
export interface MeetingLive {
  id: number;
  state: LiveState;
  asrState: AsrState;
  /** The reader was in it, and it has begun (PLAY-14). */
  mayScore: boolean;
}

/** The rooms of meetings by the meeting's id, as one reader finds them. */
export async function livesOf(
  db: Database,
  meetingIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, MeetingLive>> {
  const found = await db
    .select({
      id: lives.id,
      meetingId: lives.meetingId,
      state: lives.state,
      asrState: lives.asrState,
      startedAt: lives.startedAt,
    })
    .from(lives)
    .where(inArray(lives.meetingId, [...meetingIds]));
  const begun = found.flatMap(({ id, startedAt }) => (startedAt === null ? [] : [id]));
  const entered = await enteredBy(db, begun, viewer);
  return new Map(
    found.map(({ id, meetingId, state, asrState }) => [
      meetingId,
      { id, state, asrState, mayScore: entered.has(id) },
    ]),
  );
}

/** Those of some lives in which the reader was, and from which he was not removed. */
async function enteredBy(
  db: Database,
  liveIds: readonly number[],
  { userId }: Viewer,
): Promise<ReadonlySet<number>> {
  if (userId === undefined || liveIds.length === 0) return new Set();
  const found = await db
    .select({ liveId: liveMembers.liveId })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.userId, userId),
        inArray(liveMembers.liveId, [...liveIds]),
        isNull(liveMembers.removedAt),
      ),
    );
  return new Set(found.map(({ liveId }) => liveId));
}
