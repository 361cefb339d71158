import { eq } from 'drizzle-orm';
import type { LiveLists } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { readLists } from '../members/readLists.ts';
import { mayModerate, requireRight } from '../members/rights.ts';
import { readMemberContext, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import { liveSessions } from '../tables.ts';

/** Opens or closes the public chat for everyone without their own permission (LMEM-33). */
export async function setPublicChannel(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { allow: boolean },
): Promise<LiveLists> {
  const { allow, userId } = request;
  const live = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, request.liveId);
    requireRight(mayModerate(await requireMember(tx, request)));
    await tx
      .update(liveSessions)
      .set({ allowPublicChannel: allow })
      .where(eq(liveSessions.id, before.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.publicChannel',
      subject: { type: 'Live', id: before.id },
      before: { allowPublicChannel: before.allowPublicChannel },
      after: { allowPublicChannel: allow },
    });
    return before;
  });
  rooms.refresh(live, []);
  return readLists(deps.db, rooms, await readMemberContext(deps.db, request));
}
