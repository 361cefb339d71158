import { eq } from 'drizzle-orm';
import type { LiveLists } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { readLists } from '../members/readLists.ts';
import { mayModerate, requireRight } from '../members/rights.ts';
import { readMemberContext, assertNotEnded, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import { liveSessions } from '../tables.ts';

/**
 * Writes, changes or clears the announcement over the stage, and publishes it at once. Late members
 * read it in their lists (LHST-15, LMEM-34, LCON-57).
 *
 * @param request `announcement` null or empty clears it
 * @throws AppError `liveRoleRefused`, `liveEnded`
 */
export async function setAnnouncement(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { announcement: string | null },
): Promise<LiveLists> {
  const announcement = request.announcement === '' ? null : request.announcement;
  const live = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(mayModerate(me));
    assertNotEnded({ live: before, me });
    await tx.update(liveSessions).set({ announcement }).where(eq(liveSessions.id, before.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.announcement',
      subject: { type: 'Live', id: before.id },
      before: { announcement: before.announcement },
      after: { announcement },
    });
    return before;
  });
  rooms.send(live.channel, { type: 'announcement', revision: live.revision, announcement });
  return readLists(deps.db, rooms, await readMemberContext(deps.db, request));
}
