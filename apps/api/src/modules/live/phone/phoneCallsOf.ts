import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { PhoneCalls } from './PhoneCalls.ts';

/** Returns the phones of this process; its routes and jobs share them. */
export const phoneCallsOf = perProcess((deps: Deps) => new PhoneCalls(deps, roomsOf(deps)));
