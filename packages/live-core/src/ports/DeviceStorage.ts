import type { DeviceKind } from './RtcProvider.ts';

/** What the browser keeps of a user's devices, under one entry (live §3); never the background. */
export interface DeviceSettings {
  readonly chosen: Readonly<Partial<Record<DeviceKind, string>>>;
}

/** Where device choices outlive the page. */
export interface DeviceStorage {
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
}
