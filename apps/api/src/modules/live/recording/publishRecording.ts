import { eq, or } from 'drizzle-orm';
import { readMembers } from '#modules/live/members/LiveMember.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { readLive } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { RecordingRow } from './tables.ts';

/**
 * Sends the state of a part to host, co-hosts and staff; everyone else learns that it runs
 * (`isRecording`).
 */
export async function publishRecording(
  deps: Deps,
  { liveId, part, state, stopsAt }: RecordingRow,
): Promise<void> {
  const live = await readLive(deps.db, liveId);
  const moderators = await readMembers(
    deps.db,
    liveId,
    or(
      eq(liveMembers.role, 'broadcaster'),
      eq(liveMembers.role, 'staff'),
      eq(liveMembers.coHost, true),
    ),
  );
  const stops_at = state === 'running' ? stopsAt.toISOString() : null;
  const to = new Set(moderators.map(({ id }) => id));
  roomsOf(deps).send(live.channel, { type: 'recording', part, state, stops_at }, to);
}
