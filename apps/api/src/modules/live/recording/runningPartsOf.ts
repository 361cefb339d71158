import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import { RunningParts } from './RunningParts.ts';

const known = new WeakMap<LiveProvider, RunningParts>();

/** Returns the parts that this process records. */
export function runningPartsOf(deps: Deps): RunningParts {
  const found = known.get(deps.live);
  if (found !== undefined) return found;
  const parts = new RunningParts(deps);
  known.set(deps.live, parts);
  roomsOf(deps).follow({
    changed: (live) => parts.changed(live),
    passed: (now) => parts.passed(now),
  });
  return parts;
}
