import { hasEndedFor } from '@rostra/contract/live';
import type { LiveTokens } from '@rostra/contract/live';
import { mayReadEvent } from '#modules/events/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { demoEndsAt } from './DemoEnds.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { isLetIn } from './rights.ts';
import { tokensOf } from './sessionOf.ts';
import { readLive } from './standing.ts';
import type { Asked } from './standing.ts';
import { readPart } from './takesPart.ts';

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
  viewer: Viewer,
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
    (await isStillGuest(deps, viewer, me));
  if (!mayGoOn) throw new AppError('liveSessionOver');
  return tokensOf(deps, { live, me });
}

/** Whether a listener is registered and the event for him; who was seated by the event stays. */
async function isStillGuest(deps: Deps, viewer: Viewer, me: LiveMember): Promise<boolean> {
  const { takesPart, eventId } = await readPart(deps.db, me);
  return takesPart && (eventId === undefined || mayReadEvent(deps, viewer, eventId));
}
