import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { LiveRooms } from './LiveRooms.ts';

/** Returns the rooms of this process; its routes and jobs publish through the same ones. */
export const roomsOf = perProcess((deps: Deps) => new LiveRooms(deps));
