import type { LiveMember } from '../members/LiveMember.ts';
import type { LiveRooms } from './LiveRooms.ts';
import type { LiveRow } from '../tables.ts';
import { secondsOf } from './wireAttributes.ts';

/** Publishes the new state of a live session to everyone in the room (live §4). */
export function publishLiveState(
  rooms: LiveRooms,
  live: LiveRow,
  members: readonly LiveMember[],
): void {
  rooms.publishMembers(live, members);
  rooms.publishChannel(live, members.find(({ role }) => role === 'broadcaster')?.id);
  rooms.send(live.channel, {
    type: 'state_change',
    state: live.state,
    startTime: secondsOf(live.startedAt),
    endTime: secondsOf(live.endedAt),
  });
}
