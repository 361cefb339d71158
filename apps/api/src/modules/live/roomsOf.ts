import type { Deps } from '#platform/module/Deps.ts';
import { LiveRooms } from './LiveRooms.ts';

const known = new WeakMap<Deps, LiveRooms>();

/** The rooms of this process: its calls and its jobs speak through the same. */
export function roomsOf(deps: Deps): LiveRooms {
  const rooms = known.get(deps) ?? new LiveRooms(deps);
  known.set(deps, rooms);
  return rooms;
}
