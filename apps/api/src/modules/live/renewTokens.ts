import { eq } from 'drizzle-orm';
import { hasEndedFor } from '@rostra/contract/live';
import type { LiveTokens } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readAccess } from './access/readAccess.ts';
import { demoEndsAt } from './DemoEnds.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { isLetIn } from './rights.ts';
import { tokensOf } from './sessionOf.ts';
import { readLive } from './standing.ts';
import type { Asked } from './standing.ts';
import { liveMembers } from './tables.ts';
import type { LiveRow } from './tables.ts';

/**
 * New tickets for a member who goes on (LCON-52), in a room to try out until it is over. An old one shows whose it was; one that has ended
 * counts, since the line may have been cut for long.
 *
 * @throws AppError `liveSessionOver` (10010) for who was removed, whose live is over, who canceled
 *   his registration or may not see the event any more, or who shows another one's ticket: his page
 *   loads again and learns why (LCON-53, LCON-71)
 */
export async function renewTokens(
  deps: Deps,
  asked: Asked & { token: string },
): Promise<LiveTokens> {
  const live = await readLive(deps.db, asked.liveId);
  const me = await readMember(deps.db, asked.liveId, asked.userId);
  if (me !== undefined && !isLetIn(me)) deps.live.ban(me.id);
  const mayGoOn =
    me !== undefined &&
    isLetIn(me) &&
    !hasEndedFor(live.state, me.role) &&
    deps.clock.now().getTime() < (demoEndsAt(live) ?? Number.POSITIVE_INFINITY) &&
    deps.live.isOf(asked.token, me.id) &&
    (await takesPart(deps, live, me, asked));
  if (!mayGoOn) throw new AppError('liveSessionOver');
  const sessionId = asked.viewer.sessionId ?? null;
  if (me.sessionId !== sessionId) {
    await deps.db.update(liveMembers).set({ sessionId }).where(eq(liveMembers.id, me.id));
  }
  return tokensOf(deps, { live, me });
}

async function takesPart(
  { db }: Pick<Deps, 'db'>,
  { meetingId }: LiveRow,
  member: LiveMember,
  { viewer, now }: Asked,
): Promise<boolean> {
  const answer = await readAccess(db, { meetingId, viewer, member, now });
  return answer !== undefined && 'ground' in answer.access;
}
