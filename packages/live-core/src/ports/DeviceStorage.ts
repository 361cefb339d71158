import type { VideoPresetName } from '@rostra/contract/live';
import type { DeviceKind } from './RtcProvider.ts';

/** The device settings a browser stores for a user, in one entry (live §3); never the background. */
export interface DeviceSettings {
  readonly chosen: Readonly<Partial<Record<DeviceKind, string>>>;
  /** The user sees themselves mirrored. @default true */
  readonly isMirrored?: boolean;
  /** The preset of the camera (live §9). @default 'camera' */
  readonly sharpness?: VideoPresetName;
  /** Percent, of all audio. @default 100 */
  readonly volume?: number;
  /** Percent by user: the volumes this user chose for others. @default 100 each */
  readonly volumes?: Readonly<Record<number, number>>;
}

/** Storage of device choices beyond the page. */
export interface DeviceStorage {
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
}
