import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readMembers } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import type { MemberAct } from './memberActions.ts';
import { mayModerate, requireRight } from './rights.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Lowers every raised hand in one change, including those of absent members. A single call can't be
 * stopped midway by a rate limit (LMEM-68). Requesters name themselves as target.
 *
 * @returns the members whose hands were up, in their new state
 * @throws AppError `liveRoleRefused`
 */
export async function lowerAllHands(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  live: LiveRow,
  { me, target }: MemberAct,
): Promise<LiveMember[]> {
  requireRight(me.id === target.id && mayModerate(me));
  const lowered = await tx
    .update(liveMembers)
    .set({ handsUpAt: null })
    .where(
      and(
        eq(liveMembers.liveId, live.id),
        isNotNull(liveMembers.handsUpAt),
        isNull(liveMembers.removedAt),
      ),
    )
    .returning({ id: liveMembers.id });
  const ids = lowered.map(({ id }) => id);
  if (ids.length === 0) return [];
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: me.userId },
    action: 'live.all_hands_down',
    subject: { type: 'Live', id: live.id },
    after: { members: ids, handsUpAt: null },
  });
  return readMembers(tx, live.id, inArray(liveMembers.id, ids));
}
