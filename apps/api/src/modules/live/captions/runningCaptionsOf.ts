import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import { RunningCaptions } from './RunningCaptions.ts';

const known = new WeakMap<LiveProvider, RunningCaptions>();

/** Returns the captions of this process. */
export function runningCaptionsOf(deps: Deps): RunningCaptions {
  const found = known.get(deps.live);
  if (found !== undefined) return found;
  const captions = new RunningCaptions(deps);
  known.set(deps.live, captions);
  roomsOf(deps).follow({
    changed: (live) => captions.changed(live),
    passed: () => captions.passed(),
  });
  return captions;
}
