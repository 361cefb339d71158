import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { readModerators } from './readModerators.ts';
import { isOnStage, requireRight } from './rights.ts';
import { assertNotEnded, requireMember } from './memberContext.ts';
import type { RequestContext } from './memberContext.ts';
import { liveMembers } from '../tables.ts';

/** Limits the notices that a member causes by toggling the switch. */
const CHANGES = { max: 30, windowSeconds: 60 };

/**
 * Records that a member's voice is changed or their own again, and notifies host and staff. A
 * disguised speaker is disclosed to them and keeps their identity (LPIT-12).
 *
 * @throws AppError `liveRoleRefused` for members who send no audio, `liveEnded`
 */
export async function setVoiceChange(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { isChanged: boolean },
): Promise<{ is_changed: boolean }> {
  const { liveId, userId, isChanged } = request;
  await enforceRateLimit(deps, `live:voice:${userId}`, CHANGES);
  const { live, member, moderators } = await inTransaction(deps, async (tx) => {
    const changed = await lockAndBumpRevision(tx, liveId);
    const me = await requireMember(tx, request);
    // Everyone may restore their own voice, even audience members no longer allowed to speak.
    requireRight(!isChanged || isOnStage(me));
    assertNotEnded({ live: changed, me });
    const after = { ...me, isVoiceChanged: isChanged };
    await tx
      .update(liveMembers)
      .set({ isVoiceChanged: isChanged })
      .where(eq(liveMembers.id, me.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.voice',
      subject: { type: 'LiveMember', id: me.id },
      before: { isVoiceChanged: me.isVoiceChanged },
      after: { isVoiceChanged: isChanged },
    });
    return { live: changed, member: after, moderators: await readModerators(tx, liveId, [after]) };
  });
  rooms.refresh(live, [member], moderators);
  return { is_changed: isChanged };
}
