import type { LiveErrorCode, OwnDevice } from '@rostra/live-core';
import type { DeviceProblem } from '@rostra/ui/DeviceCheck';

const PROBLEMS: Partial<Record<LiveErrorCode, DeviceProblem>> = {
  'permission-denied': 'denied',
  'device-not-found': 'missing',
  'device-busy': 'busy',
};

/** Why a device gives nothing, in the words of the screens; null while nothing is wrong. */
export const deviceProblemOf = ({ error }: OwnDevice): DeviceProblem | null =>
  error === null ? null : (PROBLEMS[error] ?? 'busy');
