/** Why a device gives nothing: refused for good, not answered, none there, used by another program. */
export type DeviceProblem = 'denied' | 'dismissed' | 'missing' | 'busy';

/** One kind of device: what there is, and which is chosen. */
export interface DeviceChoice {
  /** Empty names are those of browsers that were not allowed to tell them. */
  devices: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
  problem?: DeviceProblem | null | undefined;
  /** Asks the browser once more. */
  onAskAgain?: (() => void) | undefined;
}
