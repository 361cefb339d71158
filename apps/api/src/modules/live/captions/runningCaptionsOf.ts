import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { RunningCaptions } from './RunningCaptions.ts';

/** Returns the captions of this process. */
export const runningCaptionsOf = perProcess((deps: Deps) => {
  const captions = new RunningCaptions(deps);
  roomsOf(deps).follow({
    changed: (live) => captions.changed(live),
    passed: () => captions.passed(),
  });
  return captions;
});
