import type { StoppedKind, Uid } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { hostUidOf } from '../host/spotlight.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { isUnder } from '../members/memberActions.ts';
import { mayModerate, requireRight } from '../members/rights.ts';
import { assertNotEnded, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import type { LiveRow } from '../tables.ts';
import { endScreen } from './endScreen.ts';

const STOPS = { max: 120, windowSeconds: 60 };

/** The media to stop, and its owner. */
export interface StopMediaRequest extends RequestContext {
  readonly targetId: number;
  readonly kind: StoppedKind;
}

interface Stopped {
  readonly live: LiveRow;
  readonly target: LiveMember;
  readonly isOwn: boolean;
  /** Set if a screen has ended. */
  readonly channel: { readonly hostUid: Uid | undefined } | undefined;
}

/**
 * Stops a screen or a camera. Members may stop their own screen. Moderators may stop the screens
 * and cameras of others, and the owner is notified (LHST-11, LMED-18). The owner may start again.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveMemberNotFound`
 */
export async function stopMedia(
  deps: Deps,
  rooms: LiveRooms,
  request: StopMediaRequest,
): Promise<{ shareScreenId: string | null }> {
  await enforceRateLimit(deps, `live:stop:${request.userId}`, STOPS);
  const { live, target, isOwn, channel } = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    assertNotEnded({ live: before, me });
    const found = await readMember(tx, request.liveId, request.targetId);
    if (found === undefined || found.removedAt !== null) throw new AppError('liveMemberNotFound');
    const isSelf = found.id === me.id;
    const { kind } = request;
    const mayStop = mayModerate(me) && isUnder({ me, target: found });
    requireRight(isSelf ? kind === 'screen' : mayStop);
    const isScreen = kind === 'screen' && found.shareScreenUid !== null;
    const after = isScreen ? await endScreen(tx, found) : found;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: `live.stop_${kind}`,
      subject: { type: 'LiveMember', id: found.id },
      before: { shareScreenUid: found.shareScreenUid },
      after: { shareScreenUid: after.shareScreenUid },
    });
    const received = isScreen ? { hostUid: await hostUidOf(tx, before.id) } : undefined;
    return { live: before, target: after, isOwn: isSelf, channel: received } satisfies Stopped;
  });
  const { kind } = request;
  const isOver = kind === 'video' || channel !== undefined;
  // Sent before the channel's own update, so that the owner knows why it is over.
  if (isOver && !isOwn) rooms.send(live.channel, { type: 'stopped', kind }, new Set([target.id]));
  if (kind === 'video') deps.live.stopMedia(target.id, 'video');
  if (channel !== undefined) {
    rooms.publishMembers(live, [target]);
    rooms.publishChannel(live, channel.hostUid);
    rooms.refresh(live, [target]);
  }
  const shown = rooms.screens.shownIn(live.channel);
  return { shareScreenId: shown === undefined ? null : String(shown) };
}
