import type { Events } from '../events/Emitter.ts';
import type { LocalAudio, LocalVideo, VideoPreset } from './LocalTrack.ts';
import type { RtcSession } from './RtcSession.ts';

export type DeviceKind = 'microphone' | 'camera' | 'speaker';

export interface Device {
  readonly kind: DeviceKind;
  readonly id: string;
  /** Empty until the user has granted permission once. */
  readonly label: string;
}

/** Support of this browser with this provider. */
export interface RtcSupport {
  readonly hasWebRtc: boolean;
  readonly isSecure: boolean;
  readonly canShareScreen: boolean;
  readonly canChooseSpeaker: boolean;
  /** Audio can be processed before it is sent (`setProcessor`). */
  readonly canProcessAudio: boolean;
  /** A virtual background is supported (`setBackground`). */
  readonly canSetBackground: boolean;
}

export interface RtcProviderEvents {
  devices: { readonly device: Device; readonly change: 'added' | 'removed' };
  /** The browser waits for a click before playing audio; call `resumePlayback` inside one. */
  autoplayBlocked: undefined;
}

/** The media provider: devices of this browser and sessions with others. */
export interface RtcProvider extends Events<RtcProviderEvents> {
  readonly name: 'agora' | 'embedded' | 'fake';
  support(): RtcSupport;
  listDevices(kind: DeviceKind): Promise<readonly Device[]>;
  /** @throws PortError `permission-denied`, `device-not-found`, `device-busy`, each with its kind */
  createMicrophone(options?: { deviceId?: string }): Promise<LocalAudio>;
  /** @throws PortError as `createMicrophone` */
  createCamera(options: { deviceId?: string; preset: VideoPreset }): Promise<LocalVideo>;
  /** @throws PortError `permission-denied` if the user selects nothing, `unsupported` */
  createScreen(options: { preset: VideoPreset }): Promise<LocalVideo>;
  createSession(): RtcSession;
  /**
   * Plays the audio of all sessions on this device, including later audio.
   *
   * @param deviceId empty for the system's default
   * @throws PortError `unsupported`, `device-not-found`, `device-busy`; playback continues as before
   */
  setSpeaker(deviceId: string): Promise<void>;
  resumePlayback(): Promise<void>;
  /** Closes every session, track and listener. */
  dispose(): Promise<void>;
}
