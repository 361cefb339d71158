import { eq } from 'drizzle-orm';
import type { LiveLists } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { hostUidOf, keepSpotlight } from '../host/spotlight.ts';
import { joinCaller } from './joinCaller.ts';
import { readMember } from './LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { dropEndedCalls, endCallsOf } from '../phone/endCallsOf.ts';
import { isUnder } from './memberActions.ts';
import { readLists } from './readLists.ts';
import { mayModerate, requireRight } from './rights.ts';
import { readMemberContext, assertNotEnded, requireMember } from './memberContext.ts';
import type { RequestContext } from './memberContext.ts';
import { liveMembers } from '../tables.ts';

/** The member to remove, and the reason shown to them. */
export interface Removal extends RequestContext {
  readonly targetId: number;
  readonly reason: string | undefined;
}

/**
 * Removes a member from a live session for good (LHST-12, LROL-38, LCON-65). Connections are cut,
 * tokens refused, phones hung up, and the entry page shows the reason. People who only dialed in are
 * removed as well. Members can't remove themselves; only staff with full control can remove the host.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveMemberNotFound`
 */
export async function removeMember(
  deps: Deps,
  rooms: LiveRooms,
  request: Removal,
): Promise<LiveLists> {
  const { liveId, userId, targetId } = request;
  const { live, target, channel, calls } = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, liveId);
    const me = await requireMember(tx, request);
    assertNotEnded({ live: before, me });
    requireRight(mayModerate(me));
    const found =
      (await readMember(tx, liveId, targetId)) ?? (await joinCaller(tx, deps, before, targetId));
    if (found === undefined || found.removedAt !== null) throw new AppError('liveMemberNotFound');
    requireRight(found.id !== me.id && isUnder({ me, target: found }));
    const change = {
      removedAt: deps.clock.now(),
      removedReason: request.reason ?? null,
      handsUpAt: null,
      shareScreenUid: null,
    };
    await tx.update(liveMembers).set(change).where(eq(liveMembers.id, found.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.kicking',
      subject: { type: 'LiveMember', id: found.id },
      before: { removedAt: null },
      after: { removedAt: change.removedAt, removedReason: change.removedReason },
    });
    const gone = { ...found, ...change };
    const after = await keepSpotlight(tx, before, [gone]);
    const isChannelNew =
      after !== before || gone.role === 'broadcaster' || found.shareScreenUid !== null;
    const received = isChannelNew ? { hostUid: await hostUidOf(tx, liveId) } : undefined;
    const ended = await endCallsOf(tx, deps, liveId, targetId);
    return { live: after, target: gone, channel: received, calls: ended };
  });
  rooms.publishMembers(live, [target]);
  if (channel !== undefined) rooms.publishChannel(live, channel.hostUid);
  rooms.refresh(live, [target]);
  await dropEndedCalls(deps, rooms, live, calls);
  return readLists(deps.db, rooms, await readMemberContext(deps.db, request));
}
