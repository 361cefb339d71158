import type { Off } from '../../events/Emitter.ts';
import type { BackgroundEnd } from '../../ports/Background.ts';
import type { Device, DeviceKind } from '../../ports/RtcProvider.ts';
import type { LiveErrorCode } from '../LiveError.ts';

/** What a view shows in an element of its own; the result takes it out again. */
export interface Picture {
  attach(element: HTMLVideoElement): Off;
}

/** The own microphone or camera. */
export interface OwnDevice {
  readonly isOn: boolean;
  readonly isOpening: boolean;
  /** Why it could not be opened: `permission-denied`, `device-not-found`, `device-busy` … */
  readonly error: LiveErrorCode | null;
}

export interface OwnMediaState {
  readonly microphone: OwnDevice;
  readonly camera: OwnDevice;
  /** Of the own camera while it is on. */
  readonly picture: Picture | null;
  readonly devices: Readonly<Record<DeviceKind, readonly Device[]>>;
  /** Whether this browser lets one choose where sound comes out. */
  readonly canChooseSpeaker: boolean;
  /** Whether the own voice can be changed here. */
  readonly canProcessAudio: boolean;
  /** Whether something can be put behind who is seen. */
  readonly canSetBackground: boolean;
  /** Why a background ended by itself; null when it did not, or another was chosen since. */
  readonly backgroundEnd: BackgroundEnd | null;
  /** Ids of what was chosen; left out: the browser's default. */
  readonly chosen: Readonly<Partial<Record<DeviceKind, string>>>;
}

const off: OwnDevice = { isOn: false, isOpening: false, error: null };

export const noOwnMedia: OwnMediaState = {
  microphone: off,
  camera: off,
  picture: null,
  devices: { microphone: [], camera: [], speaker: [] },
  canChooseSpeaker: false,
  canProcessAudio: false,
  canSetBackground: false,
  backgroundEnd: null,
  chosen: {},
};
