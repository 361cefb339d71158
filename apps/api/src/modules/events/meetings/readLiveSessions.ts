import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AsrState } from '@rostra/contract';
import { isThereToScore, scoresSession } from '@rostra/contract/live';
import type { LiveState } from '@rostra/contract/live';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import type { MemberRow } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** The live session of a meeting in our own room. */
export interface MeetingLive {
  id: number;
  state: LiveState;
  asrState: AsrState;
  /** The reader attended, and it is over (PLAY-14). */
  mayScore: boolean;
  /** The reader's access ended meanwhile, by a logout or a lost right. */
  hasLeft: boolean;
}

/** Returns the live sessions of meetings by meeting ID, as one reader sees them. */
export async function readLiveSessions(
  db: Database,
  meetingIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, MeetingLive>> {
  const found = await db
    .select({
      id: liveSessions.id,
      meetingId: liveSessions.meetingId,
      state: liveSessions.state,
      asrState: liveSessions.asrState,
      startedAt: liveSessions.startedAt,
    })
    .from(liveSessions)
    .where(inArray(liveSessions.meetingId, [...meetingIds]));
  const begun = found.flatMap(({ id, startedAt }) => (startedAt === null ? [] : [id]));
  const entered = await enteredBy(db, begun, viewer);
  return new Map(
    found.map(({ id, meetingId, state, asrState, startedAt }) => {
      const me = entered.get(id);
      const hasBegun = startedAt !== null;
      const mayScore =
        me !== undefined && scoresSession(me) && isThereToScore({ state, hasBegun }, me.role);
      const hasLeft = (me?.accessEndedAt ?? null) !== null;
      return [meetingId, { id, state, asrState, mayScore, hasLeft }];
    }),
  );
}

/**
 * Reads the event role and the role of the reader in the live sessions that they joined and were not removed
 * from.
 */
async function enteredBy(
  db: Database,
  liveIds: readonly number[],
  { userId }: Viewer,
): Promise<ReadonlyMap<number, Pick<MemberRow, 'eventRole' | 'role' | 'accessEndedAt'>>> {
  if (userId === undefined || liveIds.length === 0) return new Map();
  const found = await db
    .select({
      liveId: liveMembers.liveId,
      eventRole: liveMembers.eventRole,
      role: liveMembers.role,
      accessEndedAt: liveMembers.accessEndedAt,
    })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.userId, userId),
        inArray(liveMembers.liveId, [...liveIds]),
        isNull(liveMembers.removedAt),
        isNull(liveMembers.trialEndedAt),
      ),
    );
  return new Map(found.map(({ liveId, ...me }) => [liveId, me]));
}
