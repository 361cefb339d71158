import type { CheckProblem, CheckResult } from '@rostra/live-core/check';
import type { DeviceProblem } from '@rostra/ui/DeviceCheck';

const PROBLEMS: Partial<Record<CheckProblem, DeviceProblem>> = {
  'permission-denied': 'denied',
  'device-not-found': 'missing',
  'device-busy': 'busy',
};

/** Returns the problem of a device, in the screens' terms; null if there is none. */
export const problemOf = ({ state, problem }: CheckResult): DeviceProblem | null => {
  // If nothing could be tested, the device is not to blame.
  if (state !== 'failed' || problem === 'unsupported' || problem === 'network') return null;
  return (problem && PROBLEMS[problem]) ?? 'busy';
};
