import type { Uid } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { hostUidOf, sendsVideo, writeSpotlight } from './spotlight.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { hasHostControls, requireRight } from '../members/rights.ts';
import { assertNotEnded, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import type { LiveRow } from '../tables.ts';

/** The user to spotlight; null for nobody. */
export interface SpotlightRequest extends RequestContext {
  readonly primaryUserId: number | null;
}

/**
 * Spotlights a present member on stage for everyone (LHST-13, LHST-14). It ends when they leave the
 * stage or the room.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveMemberNotFound`, `liveNotOnStage`,
 *   `liveMemberOffline`
 */
export async function setSpotlight(
  deps: Deps,
  rooms: LiveRooms,
  request: SpotlightRequest,
): Promise<{ setHomeUid: string | null }> {
  const { live, hostUid } = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(hasHostControls(me));
    assertNotEnded({ live: before, me });
    const after = await writeSpotlight(tx, before, await spotlightOf(tx, rooms, before, request));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.spotlight',
      subject: { type: 'Live', id: before.id },
      before: { spotlightUid: before.spotlightUid },
      after: { spotlightUid: after.spotlightUid },
    });
    return { live: after, hostUid: await hostUidOf(tx, before.id) };
  });
  rooms.publishChannel(live, hostUid);
  return { setHomeUid: live.spotlightUid === null ? null : String(live.spotlightUid) };
}

async function spotlightOf(
  tx: Transaction,
  rooms: LiveRooms,
  live: LiveRow,
  { primaryUserId }: SpotlightRequest,
): Promise<Uid | null> {
  if (primaryUserId === null) return null;
  const member = await readMember(tx, live.id, primaryUserId);
  if (member === undefined || member.removedAt !== null) throw new AppError('liveMemberNotFound');
  if (!sendsVideo(member)) throw new AppError('liveNotOnStage');
  if (!rooms.online(live.channel).has(member.id)) throw new AppError('liveMemberOffline');
  return member.id;
}
