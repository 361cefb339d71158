import type { LiveErrorCode, OwnDevice } from '@rostra/live-core';
import type { DeviceProblem } from '@rostra/ui/DeviceCheck';

const PROBLEMS: Partial<Record<LiveErrorCode, DeviceProblem>> = {
  'permission-denied': 'denied',
  'device-not-found': 'missing',
  'device-busy': 'busy',
};

/** Returns the problem of a device, in the screens' terms; null if there is none. */
export const deviceProblemOf = ({ error }: OwnDevice): DeviceProblem | null =>
  error === null ? null : (PROBLEMS[error] ?? 'busy');
