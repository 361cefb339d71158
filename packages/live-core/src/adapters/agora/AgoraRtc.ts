import type { Uid } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { LocalKind, VideoPreset } from '../../ports/LocalTrack.ts';
import type {
  Device,
  DeviceKind,
  RtcProvider,
  RtcProviderEvents,
  RtcSupport,
} from '../../ports/RtcProvider.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Clock } from '../../time/Clock.ts';
import { AgoraAudio } from './AgoraAudio.ts';
import { AgoraBackdrops } from './AgoraBackdrops.ts';
import { rtcError } from './agoraErrors.ts';
import type { ExtensionClass, RtcSdk, SdkDeviceInfo } from './AgoraSdk.ts';
import { AgoraSession } from './AgoraSession.ts';
import { AgoraSpeaker } from './AgoraSpeaker.ts';
import { AgoraVideo, encoderOf } from './AgoraVideo.ts';
import { broughtBy, loadAgoraBackground, loadAgoraRtc } from './loadAgora.ts';

const CHANGED = {
  microphone: 'microphone-changed',
  camera: 'camera-changed',
  speaker: 'playback-device-changed',
} as const satisfies Record<DeviceKind, string>;

/** Dependencies of the media adapter; tests replace the loaders. */
export interface AgoraRtcDeps {
  readonly clock: Clock;
  /** Decides when to rejoin after Agora's own attempts have ended. */
  readonly policy: ReconnectPolicy;
  readonly load?: () => Promise<RtcSdk>;
  readonly loadBackground?: () => Promise<ExtensionClass>;
}

/** Media over Agora. Its SDK loads on first use. */
export class AgoraRtc extends Emitter<RtcProviderEvents> implements RtcProvider {
  readonly name = 'agora';
  readonly #deps: AgoraRtcDeps;
  readonly #sessions: AgoraSession[] = [];
  readonly #tracks: (AgoraAudio | AgoraVideo)[] = [];
  readonly #speaker = new AgoraSpeaker();
  readonly #backdrops: AgoraBackdrops;
  /** Uids this browser itself sends under; its own screen is not subscribed to. */
  readonly #ownUids = new Set<Uid>();
  #sdk: Promise<RtcSdk> | undefined;
  #stopListening: () => void = () => undefined;

  constructor(deps: AgoraRtcDeps) {
    super();
    this.#deps = deps;
    this.#backdrops = new AgoraBackdrops({
      clock: deps.clock,
      loadRtc: () => this.#load(),
      loadExtension: deps.loadBackground ?? loadAgoraBackground,
    });
  }

  support(): RtcSupport {
    return {
      hasWebRtc: 'RTCPeerConnection' in globalThis,
      isSecure: globalThis.isSecureContext,
      canShareScreen: 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
      canChooseSpeaker: this.#speaker.canChoose,
      canProcessAudio: 'AudioContext' in globalThis,
      canSetBackground: this.#backdrops.canSet,
    };
  }

  /** Lists devices without a prompt. */
  async listDevices(kind: DeviceKind): Promise<readonly Device[]> {
    const sdk = await this.#load();
    const list = {
      microphone: sdk.getMicrophones,
      camera: sdk.getCameras,
      speaker: sdk.getPlaybackDevices,
    }[kind];
    try {
      return (await list(true)).map((info) => deviceOf(kind, info));
    } catch (cause) {
      throw rtcError(cause, kind === 'camera' ? 'video' : 'audio');
    }
  }

  async createMicrophone({ deviceId }: { deviceId?: string } = {}): Promise<AgoraAudio> {
    const request = deviceId === undefined ? {} : { microphoneId: deviceId };
    const { createCustomAudioTrack } = await this.#load();
    const track = await this.#open('audio', (sdk) => sdk.createMicrophoneAudioTrack(request));
    const make = (mediaStreamTrack: MediaStreamTrack) =>
      createCustomAudioTrack({ mediaStreamTrack });
    return this.#keep(new AgoraAudio(track, make));
  }

  async createCamera(options: { deviceId?: string; preset: VideoPreset }): Promise<AgoraVideo> {
    const { deviceId, preset } = options;
    const request = { encoderConfig: encoderOf(preset) };
    const track = await this.#open('video', (sdk) =>
      sdk.createCameraVideoTrack(
        deviceId === undefined ? request : { ...request, cameraId: deviceId },
      ),
    );
    return this.#keep(new AgoraVideo('video', track, this.#backdrops));
  }

  async createScreen({ preset }: { preset: VideoPreset }): Promise<AgoraVideo> {
    // Documents: detail before smoothness.
    const request = { encoderConfig: encoderOf(preset), optimizationMode: 'detail' as const };
    const track = await this.#open('screen', (sdk) =>
      sdk.createScreenVideoTrack(request, 'disable'),
    );
    return this.#keep(new AgoraVideo('screen', track, this.#backdrops));
  }

  createSession(): AgoraSession {
    const session = new AgoraSession({
      clock: this.#deps.clock,
      policy: this.#deps.policy,
      load: () => this.#load(),
      speaker: this.#speaker,
      ownUids: this.#ownUids,
    });
    this.#sessions.push(session);
    return session;
  }

  async setSpeaker(deviceId: string): Promise<void> {
    const known = deviceId === '' ? [] : await this.listDevices('speaker');
    await this.#speaker.choose(
      deviceId,
      known.map(({ id }) => id),
    );
  }

  async resumePlayback(): Promise<void> {
    const sdk = await this.#load();
    await sdk.resumeAudioContext();
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.leave()));
    for (const session of this.#sessions) session.clear();
    for (const track of this.#tracks) track.close();
    this.#stopListening();
    this.clear();
  }

  #load(): Promise<RtcSdk> {
    this.#sdk ??= this.#begin();
    return this.#sdk;
  }

  /** Loads the SDK. Its events are the page's, not a client's, and are followed until `dispose`. */
  async #begin(): Promise<RtcSdk> {
    let sdk: RtcSdk;
    try {
      sdk = await broughtBy(this.#deps.load ?? loadAgoraRtc);
    } catch (error) {
      this.#sdk = undefined;
      throw error;
    }
    const { AgoraRTC } = sdk;
    const blocked = (): void => this.emit('autoplayBlocked', undefined);
    // A phone call stops the audio, which resumes only inside a click.
    const context = (state: string): void => {
      if (state === 'interrupted') blocked();
    };
    const changed = (kind: DeviceKind, { state, device }: SdkDeviceInfo): void =>
      this.emit('devices', {
        device: deviceOf(kind, device),
        change: state === 'ACTIVE' ? 'added' : 'removed',
      });
    const microphone = (info: SdkDeviceInfo): void => changed('microphone', info);
    const camera = (info: SdkDeviceInfo): void => changed('camera', info);
    const speaker = (info: SdkDeviceInfo): void => changed('speaker', info);
    AgoraRTC.on(CHANGED.microphone, microphone);
    AgoraRTC.on(CHANGED.camera, camera);
    AgoraRTC.on(CHANGED.speaker, speaker);
    AgoraRTC.on('autoplay-failed', blocked);
    AgoraRTC.on('audio-context-state-changed', context);
    this.#stopListening = () => {
      AgoraRTC.off(CHANGED.microphone, microphone);
      AgoraRTC.off(CHANGED.camera, camera);
      AgoraRTC.off(CHANGED.speaker, speaker);
      AgoraRTC.off('autoplay-failed', blocked);
      AgoraRTC.off('audio-context-state-changed', context);
    };
    return sdk;
  }

  /** @throws PortError with the requested kind */
  async #open<Track>(kind: LocalKind, make: (sdk: RtcSdk) => Promise<Track>): Promise<Track> {
    const sdk = await this.#load();
    try {
      return await make(sdk);
    } catch (cause) {
      throw rtcError(cause, kind);
    }
  }

  #keep<Track extends AgoraAudio | AgoraVideo>(track: Track): Track {
    this.#tracks.push(track);
    return track;
  }
}

const deviceOf = (kind: DeviceKind, { deviceId, label }: MediaDeviceInfo): Device => ({
  kind,
  id: deviceId,
  label,
});
