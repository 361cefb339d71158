import { eq } from 'drizzle-orm';
import { hasEndedFor } from '@rostra/contract/live';
import type { LiveTokens } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readAccess } from '../access/readAccess.ts';
import { demoEndsAt } from '../rooms/DemoEnds.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { isLetIn } from '../members/rights.ts';
import { tokensOf } from './sessionOf.ts';
import { readLive } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Returns new tokens for a member who stays (LCON-52), in a demo room until it ends. The old token
 * identifies the member; an expired one counts, because the connection may have been cut for long.
 *
 * @throws AppError `liveSessionOver` (10010) for removed members, an ended session, a canceled
 *   registration, an event no longer visible, or another member's token; the page then reloads and
 *   shows why (LCON-53, LCON-71)
 */
export async function renewTokens(
  deps: Deps,
  request: RequestContext & { token: string },
): Promise<LiveTokens> {
  const live = await readLive(deps.db, request.liveId);
  const me = await readMember(deps.db, request.liveId, request.userId);
  if (me !== undefined && !isLetIn(me)) deps.live.ban(me.id);
  const mayContinue =
    me !== undefined &&
    isLetIn(me) &&
    !hasEndedFor(live.state, me.role) &&
    deps.clock.now().getTime() < (demoEndsAt(live) ?? Number.POSITIVE_INFINITY) &&
    deps.live.isOf(request.token, me.id) &&
    (await hasAccess(deps, live, me, request));
  if (!mayContinue) throw new AppError('liveSessionOver');
  const sessionId = request.viewer.sessionId ?? null;
  if (me.sessionId !== sessionId) {
    await deps.db.update(liveMembers).set({ sessionId }).where(eq(liveMembers.id, me.id));
  }
  return tokensOf(deps, { live, me });
}

async function hasAccess(
  { db }: Pick<Deps, 'db'>,
  { meetingId }: LiveRow,
  member: LiveMember,
  { viewer, now }: RequestContext,
): Promise<boolean> {
  const result = await readAccess(db, { meetingId, viewer, member, now });
  return result !== undefined && 'basis' in result.access;
}
