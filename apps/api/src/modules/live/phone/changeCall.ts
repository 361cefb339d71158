import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { callMedia, isPhoneOnStage } from './callRights.ts';
import { phoneUidOf } from '@rostra/contract/live';
import { requireCall } from './readCalls.ts';
import type { WhichCall } from './readCalls.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { publishRefresh } from './publishCalls.ts';

/** Writes a change of a phone; each one has its own revision. */
export async function writeCall(
  tx: Transaction,
  id: number,
  values: Partial<CallRow>,
): Promise<CallRow> {
  const [row] = await tx
    .update(liveCalls)
    .set({ ...values, revision: sql`${liveCalls.revision} + 1` })
    .where(eq(liveCalls.id, id))
    .returning();
  if (row === undefined) throw new AppError('liveCallNotFound');
  return row;
}

/** A moderator's change of a phone. */
export interface ChangedCall {
  readonly live: LiveRow;
  readonly me: LiveMember;
  readonly before: CallRow;
  readonly row: CallRow;
}

/**
 * Changes a phone for moderators: host, staff and members with host controls.
 *
 * @param change returns the columns to write, given the current row
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveCallNotFound`
 */
export async function changeAsModerator(
  deps: Deps,
  request: RequestContext & WhichCall,
  action: string,
  change: (row: CallRow) => Partial<CallRow>,
): Promise<ChangedCall> {
  return inTransaction(deps, async (tx) => {
    const live = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(mayModerate(me));
    assertNotEnded({ live, me });
    const before = await requireCall(tx, live.id, request);
    const values = change(before);
    const row = await writeCall(tx, before.id, values);
    const names = Object.keys(values) as (keyof CallRow)[];
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: `live.call.${action}`,
      subject: { type: 'LiveCall', id: row.id },
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: { ...values },
    });
    return { live, me, before, row };
  });
}

/** Asks everyone to reload if what they know of a phone has changed. */
export function publishStage(
  rooms: LiveRooms,
  live: LiveRow,
  before: CallRow | undefined,
  after: CallRow,
): void {
  if ((before && isPhoneOnStage(before)) || isPhoneOnStage(after)) rooms.refresh(live, []);
}

/**
 * Mutes or unmutes a phone; unmuting a hidden phone shows it again.
 *
 * @throws AppError as `changeAsModerator`
 */
export async function muteCall(
  deps: Deps,
  rooms: LiveRooms,
  liveRequest: RequestContext & WhichCall & { mute: boolean },
): Promise<{ mute: boolean }> {
  const { mute } = liveRequest;
  const changed = await changeAsModerator(deps, liveRequest, 'mute', ({ hide }) => ({
    mute,
    hide: hide && mute,
  }));
  await publishCallChange(deps, rooms, changed);
  return { mute: changed.row.mute };
}

/**
 * Hides a phone from the audience, or shows it. Hiding a connected phone also mutes it (LDIA-41).
 *
 * @throws AppError as `changeAsModerator`
 */
export async function hideCall(
  deps: Deps,
  rooms: LiveRooms,
  liveRequest: RequestContext & WhichCall & { hide: boolean },
): Promise<{ hide: boolean; mute: boolean }> {
  const { hide } = liveRequest;
  const changed = await changeAsModerator(deps, liveRequest, 'hide', ({ state, mute }) => ({
    hide,
    mute: mute || (hide && state === 'connected'),
  }));
  await publishCallChange(deps, rooms, changed);
  return { hide: changed.row.hide, mute: changed.row.mute };
}

async function publishCallChange(
  deps: Deps,
  rooms: LiveRooms,
  { live, before, row }: ChangedCall,
): Promise<void> {
  deps.live.setMediaRights(phoneUidOf(row.id), callMedia(live.state, row));
  await publishRefresh(deps, rooms, live);
  publishStage(rooms, live, before, row);
}
