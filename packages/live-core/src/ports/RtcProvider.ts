import type { Events } from '../events/Emitter.ts';
import type { LocalAudio, LocalVideo, VideoPreset } from './LocalTrack.ts';
import type { RtcSession } from './RtcSession.ts';

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

export interface Device {
  readonly kind: DeviceKind;
  readonly id: string;
  /** Empty until the user has given permission once. */
  readonly label: string;
}

/** What this browser can do with this provider. */
export interface RtcSupport {
  readonly hasWebRtc: boolean;
  readonly isSecure: boolean;
  readonly canShareScreen: boolean;
  readonly canChooseSpeaker: boolean;
  /** Sound can go through nodes before it is sent (`setProcessor`). */
  readonly canProcessAudio: boolean;
  /** Something can stand behind who is seen (`setBackground`). */
  readonly canSetBackground: boolean;
}

export interface RtcProviderEvents {
  devices: { readonly device: Device; readonly change: 'added' | 'removed' };
  /** The browser waits for a press before it plays sound; `resumePlayback` inside one. */
  autoplayBlocked: undefined;
}

/** The maker of media: devices of this browser and sessions with the others. */
export interface RtcProvider extends Events<RtcProviderEvents> {
  readonly name: 'agora' | 'embedded' | 'fake';
  support(): RtcSupport;
  listDevices(kind: DeviceKind): Promise<readonly Device[]>;
  /** @throws PortError `permission-denied`, `device-not-found`, `device-busy`, each with its kind */
  createMicrophone(options?: { deviceId?: string }): Promise<LocalAudio>;
  /** @throws PortError as `createMicrophone` */
  createCamera(options: { deviceId?: string; preset: VideoPreset }): Promise<LocalVideo>;
  /** @throws PortError `permission-denied` when the user chooses nothing, `unsupported` */
  createScreen(options: { preset: VideoPreset }): Promise<LocalVideo>;
  createSession(): RtcSession;
  /**
   * Plays the sound of all sessions there, also what comes later.
   *
   * @param deviceId empty: the system's own
   * @throws PortError `unsupported`, `device-not-found`, `device-busy`; it plays on as before
   */
  setSpeaker(deviceId: string): Promise<void>;
  resumePlayback(): Promise<void>;
  /** Closes every session, track and listener. */
  dispose(): Promise<void>;
}
