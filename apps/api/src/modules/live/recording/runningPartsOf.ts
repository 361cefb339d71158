import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { RunningParts } from './RunningParts.ts';

/** Returns the parts that this process records. */
export const runningPartsOf = perProcess((deps: Deps) => {
  const parts = new RunningParts(deps);
  roomsOf(deps).follow({
    changed: (live) => parts.changed(live),
    passed: (now) => parts.passed(now),
  });
  return parts;
});
