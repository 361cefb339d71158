import type { IceServer } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { VideoPreset } from '../../ports/LocalTrack.ts';
import type {
  Device,
  DeviceKind,
  RtcProvider,
  RtcProviderEvents,
  RtcSupport,
} from '../../ports/RtcProvider.ts';
import { canDrawBackground } from './BackgroundChain.ts';
import { BrowserAudio, openMicrophone } from './BrowserAudio.ts';
import { BrowserVideo, openCamera, openScreen } from './BrowserVideo.ts';
import { EmbeddedSession } from './EmbeddedSession.ts';
import { SoundOutput } from './SoundOutput.ts';
import { HeldPlayback } from './HeldPlayback.ts';
import type { WireDeps } from './WireSocket.ts';

const BROWSER_KIND: Readonly<Record<DeviceKind, MediaDeviceKind>> = {
  microphone: 'audioinput',
  camera: 'videoinput',
  speaker: 'audiooutput',
};

/** The operator's settings for this provider. */
export interface EmbeddedRtcOptions {
  /** STUN and TURN servers: `ice_servers` of the session's options. */
  readonly iceServers?: readonly IceServer[] | undefined;
}

/** Media over the server's own SFU. It requests nothing from the browser before it is needed. */
export class EmbeddedRtc extends Emitter<RtcProviderEvents> implements RtcProvider {
  readonly name = 'embedded';
  readonly #origin: string;
  readonly #deps: WireDeps;
  readonly #configuration: RTCConfiguration;
  readonly #sessions: EmbeddedSession[] = [];
  readonly #tracks: (BrowserAudio | BrowserVideo)[] = [];
  readonly #held = new HeldPlayback();
  readonly #output = new SoundOutput();
  #context: AudioContext | undefined;
  #known: readonly Device[] = [];

  /** @param origin of the server, as in `wss://rostra.example` */
  constructor(origin: string, deps: WireDeps, { iceServers = [] }: EmbeddedRtcOptions = {}) {
    super();
    this.#origin = origin;
    this.#deps = deps;
    this.#configuration = { iceServers: iceServers.map((server) => ({ ...server })) };
    navigator.mediaDevices?.addEventListener('devicechange', this.#compareDevices);
  }

  support(): RtcSupport {
    return {
      hasWebRtc: 'RTCPeerConnection' in globalThis,
      isSecure: globalThis.isSecureContext,
      canShareScreen: 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
      canChooseSpeaker: SoundOutput.canChoose,
      canProcessAudio: 'AudioContext' in globalThis,
      canSetBackground: canDrawBackground(),
    };
  }

  async listDevices(kind: DeviceKind): Promise<readonly Device[]> {
    this.#known = await allDevices();
    return this.#known.filter((device) => device.kind === kind);
  }

  async createMicrophone({ deviceId }: { deviceId?: string } = {}): Promise<BrowserAudio> {
    const media = await openMicrophone(deviceId);
    return this.#keep(new BrowserAudio(this.#audioContext(), media));
  }

  async createCamera(options: { deviceId?: string; preset: VideoPreset }): Promise<BrowserVideo> {
    const { preset, deviceId } = options;
    return this.#keep(new BrowserVideo('video', await openCamera(preset, deviceId), preset));
  }

  async createScreen({ preset }: { preset: VideoPreset }): Promise<BrowserVideo> {
    return this.#keep(new BrowserVideo('screen', await openScreen(preset), preset));
  }

  createSession(): EmbeddedSession {
    const session = new EmbeddedSession({
      ...this.#deps,
      origin: this.#origin,
      configuration: this.#configuration,
      context: () => this.#audioContext(),
      output: this.#output,
      blocked: (element) => {
        this.#held.hold(element);
        this.emit('autoplayBlocked', undefined);
      },
    });
    this.#sessions.push(session);
    return session;
  }

  setSpeaker(deviceId: string): Promise<void> {
    return this.#output.setSpeaker(deviceId);
  }

  async resumePlayback(): Promise<void> {
    await Promise.all([this.#context?.resume(), this.#held.release()]);
  }

  async dispose(): Promise<void> {
    navigator.mediaDevices?.removeEventListener('devicechange', this.#compareDevices);
    await Promise.all(this.#sessions.map((session) => session.leave()));
    for (const session of this.#sessions) session.clear();
    for (const track of this.#tracks) track.close();
    await this.#context?.close();
    this.#context = undefined;
    this.clear();
  }

  readonly #compareDevices = (): void => {
    void allDevices().then((devices) => {
      const before = this.#known;
      this.#known = devices;
      const isIn = (list: readonly Device[], { id, kind }: Device): boolean =>
        list.some((other) => other.id === id && other.kind === kind);
      for (const device of before) {
        if (!isIn(devices, device)) this.emit('devices', { device, change: 'removed' });
      }
      for (const device of devices) {
        if (!isIn(before, device)) this.emit('devices', { device, change: 'added' });
      }
    });
  };

  #audioContext(): AudioContext {
    this.#context ??= new AudioContext();
    return this.#context;
  }

  #keep<Track extends BrowserAudio | BrowserVideo>(track: Track): Track {
    this.#tracks.push(track);
    return track;
  }
}

async function allDevices(): Promise<readonly Device[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return (Object.entries(BROWSER_KIND) as [DeviceKind, MediaDeviceKind][]).flatMap(
    ([kind, browserKind]) =>
      devices
        .filter((device) => device.kind === browserKind)
        .map(({ deviceId, label }) => ({ kind, id: deviceId, label })),
  );
}
