import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AsrState } from '@rostra/contract';
import { isThereToScore, scoresLives } from '@rostra/contract/live';
import type { LiveState } from '@rostra/contract/live';
import { liveMembers, lives } from '#modules/live/tables.ts';
import type { MemberRow } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** The room of a meeting that is held with us. */
export interface MeetingLive {
  id: number;
  state: LiveState;
  asrState: AsrState;
  /** The reader saw it, and it is over (PLAY-14). */
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
    found.map(({ id, meetingId, state, asrState, startedAt }) => {
      const me = entered.get(id);
      const hasBegun = startedAt !== null;
      const mayScore =
        me !== undefined && scoresLives(me) && isThereToScore({ state, hasBegun }, me.role);
      return [meetingId, { id, state, asrState, mayScore }];
    }),
  );
}

/** The reader as he stands in those of some lives that he entered and was not asked to leave. */
async function enteredBy(
  db: Database,
  liveIds: readonly number[],
  { userId }: Viewer,
): Promise<ReadonlyMap<number, Pick<MemberRow, 'seat' | 'role'>>> {
  if (userId === undefined || liveIds.length === 0) return new Map();
  const found = await db
    .select({ liveId: liveMembers.liveId, seat: liveMembers.seat, role: liveMembers.role })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.userId, userId),
        inArray(liveMembers.liveId, [...liveIds]),
        isNull(liveMembers.removedAt),
        isNull(liveMembers.trialEndedAt),
        isNull(liveMembers.accessEndedAt),
      ),
    );
  return new Map(found.map(({ liveId, ...me }) => [liveId, me]));
}
