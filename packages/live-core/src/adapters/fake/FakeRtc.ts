import type { Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { VideoPreset } from '../../ports/LocalTrack.ts';
import type {
  Device,
  DeviceKind,
  RtcProvider,
  RtcProviderEvents,
  RtcSupport,
} from '../../ports/RtcProvider.ts';
import { FakeDevices } from './FakeDevices.ts';
import type { FakeHub } from './FakeHub.ts';
import { PortError } from '../../ports/PortError.ts';
import { bareMedia } from './fakeMedia.ts';
import type { MakeMedia } from './fakeMedia.ts';
import type { FakeRemoteMedia } from './FakeRemoteMedia.ts';
import { FakeSession } from './FakeSession.ts';
import { FakeAudio, FakeVideo } from './FakeTrack.ts';

/** The media port over a `FakeHub`: one browser with its devices. */
export class FakeRtc implements RtcProvider {
  readonly name = 'fake';
  readonly devices = new FakeDevices();
  /** The output device; empty for the system's default. */
  speaker = '';
  /** The shared screens, the last one last. */
  readonly screens: FakeVideo[] = [];
  readonly #hub: FakeHub;
  readonly #makeMedia: MakeMedia;
  readonly #sessions: FakeSession[] = [];
  readonly #tracks: (FakeAudio | FakeVideo)[] = [];

  /** @param makeMedia creates the media of its devices; by default bare tracks */
  constructor(hub: FakeHub, makeMedia: MakeMedia = bareMedia) {
    this.#hub = hub;
    this.#makeMedia = makeMedia;
  }

  on<Name extends keyof RtcProviderEvents>(
    name: Name,
    listener: (payload: RtcProviderEvents[Name]) => void,
  ): Off {
    return this.devices.on(name, listener);
  }

  support(): RtcSupport {
    const { canChooseSpeaker, canProcessAudio, canSetBackground } = this.devices;
    const can = { canChooseSpeaker, canProcessAudio, canSetBackground };
    return { hasWebRtc: true, isSecure: true, canShareScreen: true, ...can };
  }

  async listDevices(kind: DeviceKind): Promise<readonly Device[]> {
    await Promise.resolve();
    return this.devices.list(kind);
  }

  async createMicrophone(options: { deviceId?: string } = {}): Promise<FakeAudio> {
    await Promise.resolve();
    const id = this.devices.choose('microphone', options.deviceId);
    const canProcess = (): boolean => this.devices.canOpenContext;
    return this.#keep(new FakeAudio(this.#makeMedia('audio'), id, canProcess));
  }

  async createCamera(options: { deviceId?: string; preset: VideoPreset }): Promise<FakeVideo> {
    await Promise.resolve();
    const deviceId = this.devices.choose('camera', options.deviceId);
    const { preset } = options;
    const media = this.#makeMedia('video');
    return this.#keep(new FakeVideo('video', media, { deviceId, preset }));
  }

  async createScreen({ preset }: { preset: VideoPreset }): Promise<FakeVideo> {
    await Promise.resolve();
    this.devices.requirePermission('screen');
    const deviceId = 'screen';
    const media = this.#makeMedia('screen');
    const screen = this.#keep(new FakeVideo('screen', media, { deviceId, preset }));
    this.screens.push(screen);
    return screen;
  }

  createSession(): FakeSession {
    const session = new FakeSession(this.#hub);
    this.#sessions.push(session);
    return session;
  }

  async setSpeaker(deviceId: string): Promise<void> {
    await Promise.resolve();
    if (!this.devices.canChooseSpeaker) throw new PortError('unsupported', 'No choice of speakers');
    if (deviceId !== '') this.devices.require('speaker', deviceId);
    this.speaker = deviceId;
  }

  async resumePlayback(): Promise<void> {
    await Promise.resolve();
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.leave()));
    for (const session of this.#sessions) session.clear();
    for (const track of this.#tracks) track.close();
    this.devices.clear();
  }

  /** Returns how a member is played here, in the newest session. */
  heard(uid: Uid): FakeRemoteMedia | undefined {
    return this.#sessions.at(-1)?.heard.get(uid);
  }

  /** The newest open microphone. */
  get openMicrophone(): FakeAudio | undefined {
    return this.#tracks.filter((track) => track instanceof FakeAudio).findLast(isOpen);
  }

  /** The newest open camera. */
  get openCamera(): FakeVideo | undefined {
    const cameras = this.#tracks.filter((track) => track instanceof FakeVideo);
    return cameras.filter(({ kind }) => kind === 'video').findLast(isOpen);
  }

  #keep<Track extends FakeAudio | FakeVideo>(track: Track): Track {
    this.devices.use(track);
    this.#tracks.push(track);
    return track;
  }
}

const isOpen = ({ isOver }: { readonly isOver: boolean }): boolean => !isOver;
