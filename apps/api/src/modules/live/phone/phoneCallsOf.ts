import type { Deps } from '#platform/module/Deps.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { PhoneCalls } from './PhoneCalls.ts';

const known = new WeakMap<LiveProvider, PhoneCalls>();

/** Returns the phones of this process; its routes and jobs share them. */
export function phoneCallsOf(deps: Deps): PhoneCalls {
  const calls = known.get(deps.live) ?? new PhoneCalls(deps, roomsOf(deps));
  known.set(deps.live, calls);
  return calls;
}
