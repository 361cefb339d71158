import { eq } from 'drizzle-orm';
import type { LiveLists } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordChange } from '#platform/outbox/recordChange.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { lockLive } from './lockLive.ts';
import { readLists } from './readLists.ts';
import { mayModerate, requireRight } from './rights.ts';
import { readStanding, requireMember } from './standing.ts';
import type { Asked } from './standing.ts';
import { lives } from './tables.ts';

/** Opens or closes the public chat for everyone without their own permission (LMEM-33). */
export async function setPublicChannel(
  deps: Deps,
  rooms: LiveRooms,
  asked: Asked & { allow: boolean },
): Promise<LiveLists> {
  const { allow, userId } = asked;
  const live = await inTransaction(deps, async (tx) => {
    const before = await lockLive(tx, asked.liveId);
    requireRight(mayModerate(await requireMember(tx, asked)));
    await tx.update(lives).set({ allowPublicChannel: allow }).where(eq(lives.id, before.id));
    await recordChange(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.publicChannel',
      subject: { type: 'Live', id: before.id },
      before: { allowPublicChannel: before.allowPublicChannel },
      after: { allowPublicChannel: allow },
    });
    return before;
  });
  rooms.refresh(live, []);
  return readLists(deps.db, rooms, await readStanding(deps.db, asked));
}
