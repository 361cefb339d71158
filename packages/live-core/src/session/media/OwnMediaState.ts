import type { Off } from '../../events/Emitter.ts';
import type { BackgroundEnd } from '../../ports/Background.ts';
import type { Device, DeviceKind } from '../../ports/RtcProvider.ts';
import type { LiveErrorCode } from '../LiveError.ts';

/** A video that a view attaches to an element of its own; the result detaches it. */
export interface VideoView {
  attach(element: HTMLVideoElement): Off;
}

/** The own microphone or camera. */
export interface OwnDevice {
  readonly isOn: boolean;
  readonly isOpening: boolean;
  /** Why it could not be opened: `permission-denied`, `device-not-found`, `device-busy` … */
  readonly error: LiveErrorCode | null;
}

/** The user's own camera and microphone, and what this browser can do with them. */
export interface OwnMediaState {
  readonly microphone: OwnDevice;
  readonly camera: OwnDevice;
  /** The own video while the camera is on. */
  readonly video: VideoView | null;
  readonly devices: Readonly<Record<DeviceKind, readonly Device[]>>;
  /** Whether this browser lets the user select the output device. */
  readonly canChooseSpeaker: boolean;
  /** Whether this browser can change the own voice. */
  readonly canProcessAudio: boolean;
  /** Whether a virtual background can be used. */
  readonly canSetBackground: boolean;
  /** Why a background ended unexpectedly; null if it did not, or another was selected since. */
  readonly backgroundEnd: BackgroundEnd | null;
  /** IDs of the selected devices; the browser's default if left out. */
  readonly chosen: Readonly<Partial<Record<DeviceKind, string>>>;
}

const off: OwnDevice = { isOn: false, isOpening: false, error: null };

/** Own media before any device is opened. */
export const noOwnMedia: OwnMediaState = {
  microphone: off,
  camera: off,
  video: null,
  devices: { microphone: [], camera: [], speaker: [] },
  canChooseSpeaker: false,
  canProcessAudio: false,
  canSetBackground: false,
  backgroundEnd: null,
  chosen: {},
};
