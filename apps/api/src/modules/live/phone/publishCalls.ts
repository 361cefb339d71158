import { eq, or } from 'drizzle-orm';
import type { RoomMessage } from '@rostra/contract/live';
import { readMembers } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { liveMembers } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { nameOf } from './readCalls.ts';
import type { CallRow } from './tables.ts';

/** Sends a message to moderators: host, staff and members with host controls. */
export async function notifyModerators(
  { db }: Pick<Deps, 'db'>,
  rooms: LiveRooms,
  { id, channel }: Pick<LiveRow, 'id' | 'channel'>,
  message: RoomMessage,
): Promise<void> {
  const moderators = await readMembers(
    db,
    id,
    or(
      eq(liveMembers.role, 'broadcaster'),
      eq(liveMembers.role, 'staff'),
      eq(liveMembers.coHost, true),
    ),
  );
  rooms.send(channel, message, new Set(moderators.map((member) => member.id)));
}

/** Sends the current state of a call to moderators (LCON-39). */
export const publishCallState = (
  deps: Pick<Deps, 'db'>,
  rooms: LiveRooms,
  live: LiveRow,
  row: CallRow,
): Promise<void> =>
  notifyModerators(deps, rooms, live, {
    type: 'pstn_state_change',
    role_type: row.role,
    live_id: live.id,
    user_id: row.userId,
    attendee_id: row.id,
    is_incoming: row.isIncoming,
    name: nameOf(row),
    online_state: row.state,
    revision: live.revision,
  });

/** Notifies moderators that the list of calls has changed (LDIA-42). */
export const publishRefresh = (
  deps: Pick<Deps, 'db'>,
  rooms: LiveRooms,
  live: LiveRow,
): Promise<void> =>
  notifyModerators(deps, rooms, live, { type: 'dial_in_refresh', revision: live.revision });
