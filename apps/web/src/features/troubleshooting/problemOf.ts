import type { CheckProblem, CheckResult } from '@rostra/live-core/check';
import type { DeviceProblem } from '@rostra/ui/DeviceCheck';

const PROBLEMS: Partial<Record<CheckProblem, DeviceProblem>> = {
  'permission-denied': 'denied',
  'device-not-found': 'missing',
  'device-busy': 'busy',
};

/** Why a device gives nothing, in the words of the screens; null while nothing is wrong. */
export const problemOf = ({ state, problem }: CheckResult): DeviceProblem | null => {
  // Where nothing could be tried, the device is not to blame.
  if (state !== 'failed' || problem === 'unsupported' || problem === 'network') return null;
  return (problem && PROBLEMS[problem]) ?? 'busy';
};
