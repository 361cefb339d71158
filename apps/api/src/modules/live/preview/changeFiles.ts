import { or, eq } from 'drizzle-orm';
import type { PreviewFile } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMembers } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { filesFor } from './readFiles.ts';

/**
 * Changes the documents of a live session, for their managers only: host, staff (LPRE-11, decisions
 * LPRE-14) and members with host controls (LROL-40).
 *
 * @param change runs in the session's order of changes
 * @throws AppError `liveRoleRefused`, `liveEnded`, and what `change` throws
 */
export async function changeAsManager<Result>(
  deps: Deps,
  request: RequestContext,
  change: (tx: Transaction, live: LiveRow) => Promise<Result>,
): Promise<{ live: LiveRow; result: Result; list: () => Promise<PreviewFile[]> }> {
  const { live, me, result } = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, request.liveId);
    const member = await requireMember(tx, request);
    requireRight(mayModerate(member));
    assertNotEnded({ live: current, me: member });
    return { live: current, me: member, result: await change(tx, current) };
  });
  return { live, result, list: () => filesFor(deps, { live, me }) };
}

/** Notifies everyone, or only the document managers, that the list has changed. */
export async function publishFiles(
  { db }: Pick<Deps, 'db'>,
  rooms: LiveRooms,
  { id, channel, revision }: Pick<LiveRow, 'id' | 'channel' | 'revision'>,
  to: 'everyone' | 'managers',
): Promise<void> {
  const message = { type: 'preview_files', revision } as const;
  if (to === 'everyone') return rooms.send(channel, message);
  const managers = await readMembers(
    db,
    id,
    or(
      eq(liveMembers.role, 'broadcaster'),
      eq(liveMembers.role, 'staff'),
      eq(liveMembers.coHost, true),
    ),
  );
  rooms.send(channel, message, new Set(managers.map((member) => member.id)));
}
