import type { VideoPresetName } from '@rostra/contract/live';
import type { DeviceKind } from './RtcProvider.ts';

/** What the browser keeps of a user's devices, under one entry (live §3); never the background. */
export interface DeviceSettings {
  readonly chosen: Readonly<Partial<Record<DeviceKind, string>>>;
  /** One sees oneself as in a mirror. @default true */
  readonly isMirrored?: boolean;
  /** The preset of the camera (live §9). @default 'camera' */
  readonly sharpness?: VideoPresetName;
  /** Percent, of everything that is heard. @default 100 */
  readonly volume?: number;
  /** Percent by user: how loud the reader himself wants somebody. @default 100 each */
  readonly volumes?: Readonly<Record<number, number>>;
}

/** Where device choices outlive the page. */
export interface DeviceStorage {
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
}
