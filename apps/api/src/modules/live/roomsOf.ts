import type { Deps } from '#platform/module/Deps.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import { LiveRooms } from './LiveRooms.ts';

/** By the provider, which is the same for all: each job has settings of its own around it. */
const known = new WeakMap<LiveProvider, LiveRooms>();

/** The rooms of this process: its calls and its jobs speak through the same. */
export function roomsOf(deps: Deps): LiveRooms {
  const rooms = known.get(deps.live) ?? new LiveRooms(deps);
  known.set(deps.live, rooms);
  return rooms;
}
