import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { hostUidOf } from '../host/spotlight.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { lockAndBumpRevision } from './lockAndBumpRevision.ts';
import { hasHostControls, requireRight } from '../members/rights.ts';
import { assertNotEnded, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import { liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/** A change of a live session, and its name in the audit log. */
export interface LiveChange {
  readonly action: string;
  readonly values: Partial<Pick<LiveRow, 'backgroundUrl' | 'layout'>>;
  /** Runs in the same transaction, before the change is written. */
  readonly before?: (tx: Transaction, live: LiveRow) => Promise<void>;
}

/**
 * Changes what everyone sees of a live session, for members with host controls, and publishes it.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, and what `before` throws
 */
export async function changeLive(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext,
  { action, values, before }: LiveChange,
): Promise<LiveRow> {
  const { live, hostUid } = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(hasHostControls(me));
    assertNotEnded({ live: current, me });
    await before?.(tx, current);
    await tx.update(liveSessions).set(values).where(eq(liveSessions.id, current.id));
    const names = Object.keys(values) as (keyof typeof values)[];
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: `live.${action}`,
      subject: { type: 'Live', id: current.id },
      before: Object.fromEntries(names.map((name) => [name, current[name]])),
      after: { ...values },
    });
    return { live: { ...current, ...values }, hostUid: await hostUidOf(tx, current.id) };
  });
  rooms.publishChannel(live, hostUid);
  return live;
}
