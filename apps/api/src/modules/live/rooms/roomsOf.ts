import type { Deps } from '#platform/module/Deps.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import { LiveRooms } from './LiveRooms.ts';

/** Keyed by the provider, which is the same for all: each job wraps it with its own settings. */
const known = new WeakMap<LiveProvider, LiveRooms>();

/** Returns the rooms of this process; its routes and jobs publish through the same ones. */
export function roomsOf(deps: Deps): LiveRooms {
  const rooms = known.get(deps.live) ?? new LiveRooms(deps);
  known.set(deps.live, rooms);
  return rooms;
}
