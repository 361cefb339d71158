/** Why a device doesn't work: refused for good, not answered, missing, used by another program. */
export type DeviceProblem = 'denied' | 'dismissed' | 'missing' | 'busy';

/** One kind of device: the available ones, and the selected one. */
export interface DeviceChoice {
  /** Names are empty in browsers that were not allowed to reveal them. */
  devices: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
  problem?: DeviceProblem | null | undefined;
  /** Asks the browser again. */
  onAskAgain?: (() => void) | undefined;
}
