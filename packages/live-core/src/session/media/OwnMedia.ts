import type { VideoPresetName } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { Background } from '../../ports/Background.ts';
import type { AudioGraph, LocalAudio, LocalKind, LocalVideo } from '../../ports/LocalTrack.ts';
import type { Device, DeviceKind, RtcProvider } from '../../ports/RtcProvider.ts';
import type { RtcSession } from '../../ports/RtcSession.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import type { DeviceChoices } from './DeviceChoices.ts';
import type { MediaRights } from './mediaRights.ts';
import { Loudspeaker } from './Loudspeaker.ts';
import { noOwnMedia } from './OwnMediaState.ts';
import type { OwnDevice, OwnMediaState } from './OwnMediaState.ts';
import { OwnSources } from './OwnSources.ts';
import { Serial } from './Serial.ts';

export interface OwnMediaEvents {
  changed: OwnMediaState;
  /** Another microphone was taken because the one in use is gone. */
  microphoneSwitched: { readonly label: string };
  microphoneLost: undefined;
  cameraLost: undefined;
  /** The camera is off again, unasked: twelve pictures are sent already (LMED-06). */
  crowdedOut: undefined;
  /** What stood behind the reader is gone by itself: the others see his room. */
  backgroundEnded: undefined;
  /** A device could not be opened. */
  denied: { readonly kind: LocalKind };
}

type SentKind = Exclude<LocalKind, 'screen'>;
const DEVICE_OF = { audio: 'microphone', video: 'camera' } as const;
const NONE: MediaRights = { audio: false, video: false };

/** Microphone and camera of this browser: opened when wished, sent when joined and allowed. */
export class OwnMedia extends Emitter<OwnMediaEvents> {
  readonly #rtc: RtcProvider;
  readonly #choices: DeviceChoices;
  readonly #speaker: Loudspeaker;
  readonly #sources: OwnSources;
  readonly #serial = new Serial();
  #state: OwnMediaState = noOwnMedia;
  #session: RtcSession | undefined;
  #rights: MediaRights = { audio: true, video: true };
  #wishes = NONE;
  #microphone: LocalAudio | undefined;
  #camera: LocalVideo | undefined;
  /** Devices that open after everything was released are closed at once. */
  #isReleased = false;

  /** @param sharpness of the camera at first */
  constructor(rtc: RtcProvider, choices: DeviceChoices, sharpness: VideoPresetName = 'camera') {
    super();
    this.#rtc = rtc;
    this.#choices = choices;
    this.#sources = new OwnSources(rtc, choices, {
      sharpness,
      ended: (why) => {
        this.#show({ backgroundEnd: why });
        this.emit('backgroundEnded', undefined);
      },
    });
    this.#speaker = new Loudspeaker(rtc, choices);
  }

  /** Loudness of the own microphone now, 0 to 1. */
  get level(): number {
    return this.#microphone?.level() ?? 0;
  }

  /** The channel was joined or left: what is on is sent, with what the role allows. */
  handleSession(session: RtcSession | undefined, rights: MediaRights): Promise<void> {
    this.#session = session;
    this.#rights = rights;
    session?.on('crowdedOut', () => {
      if (this.#session !== session || !this.#camera) return;
      this.#closeCrowdedOut(this.#camera);
      this.emit('crowdedOut', undefined);
    });
    return this.#settle();
  }

  /** Sends what is on, where that has failed before. */
  handleStart(): Promise<void> {
    return this.#settle();
  }

  /** Role or mute have changed: what is not allowed any more is taken back. */
  handleRights(rights: MediaRights): Promise<void> {
    if (rights.audio === this.#rights.audio && rights.video === this.#rights.video) {
      return Promise.resolve();
    }
    this.#rights = rights;
    return this.#settle();
  }

  /** The host has muted this member; he speaks again only by his own press. */
  handleMuted(): Promise<void> {
    this.#wishes = { ...this.#wishes, audio: false };
    return this.#serial.run(() => this.#settleAudio());
  }

  /** @throws LiveError `not-allowed`, `permission-denied`, `device-not-found`, `device-busy` … */
  setMicrophone(isOn: boolean): Promise<void> {
    if (isOn && !this.#rights.audio) return Promise.reject(new LiveError('not-allowed'));
    this.#isReleased = false;
    this.#wishes = { ...this.#wishes, audio: isOn };
    return this.#serial.run(() => this.#settleAudio());
  }

  /** @throws as `setMicrophone`, `more-video` */
  setCamera(isOn: boolean): Promise<void> {
    if (isOn && !this.#rights.video) return Promise.reject(new LiveError('not-allowed'));
    this.#isReleased = false;
    this.#wishes = { ...this.#wishes, video: isOn };
    return this.#serial.run(() => this.#settleVideo());
  }

  /**
   * Sends what nodes make of the voice from now on, also of a microphone that is opened later.
   *
   * @throws LiveError `unsupported`; what was sent before is sent on
   */
  setProcessor(build: AudioGraph | null): Promise<void> {
    return this.#serial.run(() => this.#sources.setProcessor(build, this.#microphone));
  }

  /**
   * Puts something behind the reader in his picture, also of a camera that is opened later.
   *
   * @throws LiveError `unsupported`; what was sent before is sent on
   */
  setBackground(background: Background | null): Promise<void> {
    return this.#serial.run(async () => {
      this.#show({ backgroundEnd: null });
      try {
        await this.#sources.setBackground(background, this.#camera);
      } finally {
        // Some providers know only by then that this browser cannot (LBG-06).
        this.#showDevices();
      }
    });
  }

  /** The preset of the camera, on now or later. @throws LiveError as the camera refuses it; it is as before then */
  setSharpness(sharpness: VideoPresetName): Promise<void> {
    return this.#serial.run(() => this.#sources.setSharpness(sharpness, this.#camera));
  }

  async chooseDevice(kind: DeviceKind, deviceId: string): Promise<void> {
    if (kind === 'speaker') await this.#speaker.choose(deviceId);
    else await this.#chooseSource(kind, deviceId);
    this.#showDevices();
  }

  async listDevices(): Promise<void> {
    await this.#choices.list(this.#rtc);
    await this.#speaker.settle();
    this.#showDevices();
  }

  /** A device was plugged in or pulled out; the chosen one is taken back when it returns. */
  async handleDevice({ kind, id }: Device, change: 'added' | 'removed'): Promise<void> {
    await this.listDevices();
    if (change === 'removed' || this.#choices.chosen[kind] !== id || kind === 'speaker') return;
    const track = kind === 'microphone' ? this.#microphone : this.#camera;
    if (!track) return;
    await this.#serial.run(() => track.setDevice(id));
    const device = this.#choices.devices[kind].find((other) => other.id === id);
    if (kind === 'microphone') this.emit('microphoneSwitched', { label: device?.label ?? '' });
  }

  /** Releases every device; the session is left by whoever joined it. */
  release(): void {
    this.#isReleased = true;
    this.#wishes = NONE;
    this.#session = undefined;
    this.#rights = { audio: true, video: true };
    this.#microphone?.close();
    this.#camera?.close();
    this.#microphone = undefined;
    this.#camera = undefined;
    this.#show({ microphone: off(), camera: off(), picture: null });
  }

  async #chooseSource(kind: 'microphone' | 'camera', deviceId: string): Promise<void> {
    this.#choices.choose(kind, deviceId);
    await this.#serial.run(async () => {
      await (kind === 'microphone' ? this.#microphone : this.#camera)?.setDevice(deviceId);
    });
  }

  /** Both devices as wished; what one of them fails with does not stop the other. */
  #settle(): Promise<void> {
    const microphone = this.#serial.run(() => this.#settleAudio());
    const camera = this.#serial
      .run(() => this.#settleVideo())
      .catch((error: unknown) => {
        if (toLiveError(error).code === 'more-video') this.emit('crowdedOut', undefined);
        throw error;
      });
    const role = this.#serial.run(() => this.#settleRole());
    return Promise.all([microphone, camera, role]).then(() => undefined);
  }

  /** Sends as host while anything may be sent. */
  async #settleRole(): Promise<void> {
    const session = this.#session;
    const wished = this.#rights.audio || this.#rights.video ? 'host' : 'audience';
    if (session && session.role !== wished) await session.setRole(wished);
  }

  async #settleAudio(): Promise<void> {
    const session = this.#session;
    this.#wishes = { ...this.#wishes, audio: this.#wishes.audio && this.#rights.audio };
    const { audio } = this.#wishes;
    if (audio) await this.#settleRole();
    if (!audio && !this.#microphone) return;
    if (audio && !this.#microphone) {
      this.#show({ microphone: { isOn: false, isOpening: true, error: null } });
      const opened = await this.#open('audio', () => this.#sources.openMicrophone());
      this.#microphone = opened;
      opened.onEnded(() => void this.#replaceMicrophone(opened));
    }
    const track = this.#microphone;
    if (!track) return;
    // Muted first: nothing is sent that was not wished for.
    if (track.isMuted === audio) await track.setMuted(!audio);
    if (!this.#rights.audio) await this.#releaseMicrophone(session, track);
    else if (session && audio && !session.published.includes(track)) await session.publish(track);
    this.#show({ microphone: { isOn: audio, isOpening: false, error: null } });
  }

  async #settleVideo(): Promise<void> {
    const session = this.#session;
    this.#wishes = { ...this.#wishes, video: this.#wishes.video && this.#rights.video };
    const { video } = this.#wishes;
    if (video) await this.#settleRole();
    if (!video && this.#camera) {
      const track = this.#camera;
      this.#camera = undefined;
      if (session?.published.includes(track) === true) await this.#takeBack(session, track);
      track.close();
      this.#show({ camera: off(), picture: null });
    }
    if (!video) return;
    if (!this.#camera) {
      this.#show({ camera: { isOn: false, isOpening: true, error: null } });
      const camera = await this.#open('video', () => this.#sources.openCamera());
      this.#camera = camera;
      camera.onEnded(() => void this.#loseCamera(camera));
    }
    if (session && !session.published.includes(this.#camera)) {
      await this.#sendPicture(session, this.#camera);
    }
    this.#show({
      camera: { isOn: true, isOpening: false, error: null },
      picture: this.#camera,
    });
  }

  /** @throws LiveError `more-video` when there is no place for it; the camera is off then */
  async #sendPicture(session: RtcSession, camera: LocalVideo): Promise<void> {
    try {
      await session.publish(camera);
    } catch (thrown) {
      if (toLiveError(thrown).code !== 'limit') throw thrown;
      this.#closeCrowdedOut(camera);
      throw new LiveError('more-video', { kind: 'video', cause: thrown });
    }
  }

  #closeCrowdedOut(camera: LocalVideo): void {
    this.#wishes = { ...this.#wishes, video: false };
    this.#camera = undefined;
    camera.close();
    this.#show({ camera: { ...off(), error: 'more-video' }, picture: null });
  }

  /** @throws LiveError after having shown why */
  async #open<Track extends LocalAudio | LocalVideo>(
    kind: SentKind,
    open: () => Promise<Track>,
  ): Promise<Track> {
    const before = this.#choices.wished(DEVICE_OF[kind]).deviceId;
    try {
      const track = await open();
      if (this.#isReleased) {
        track.close();
        throw new LiveError('aborted', { kind });
      }
      void this.#listAfterPermission(kind, track, before).catch(() => undefined);
      return track;
    } catch (thrown) {
      const { code, cause } = toLiveError(thrown);
      const failed: OwnDevice = { isOn: false, isOpening: false, error: code };
      this.#wishes =
        kind === 'audio' ? { ...this.#wishes, audio: false } : { ...this.#wishes, video: false };
      this.#show(kind === 'audio' ? { microphone: failed } : { camera: failed });
      if (code === 'permission-denied') this.emit('denied', { kind });
      throw new LiveError(code, { kind, cause });
    }
  }

  /** Names and numbers are there only once a permission was given: then the choice can be kept to. */
  async #listAfterPermission(
    kind: SentKind,
    track: LocalAudio | LocalVideo,
    opened: string | undefined,
  ): Promise<void> {
    await this.listDevices();
    const { deviceId } = this.#choices.wished(DEVICE_OF[kind]);
    if (deviceId !== undefined && deviceId !== opened) await track.setDevice(deviceId);
  }

  /** The microphone in use is gone: the default one takes its place (LMED-24). */
  async #replaceMicrophone(lost: LocalAudio): Promise<void> {
    if (this.#microphone !== lost) return;
    this.#microphone = undefined;
    // A list that cannot be read leaves the one of before.
    await this.#choices.list(this.#rtc).catch(() => undefined);
    if (!this.#wishes.audio) {
      this.#showDevices();
      return;
    }
    try {
      await this.#serial.run(() => this.#settleAudio());
      const chosen = this.#choices.wished('microphone').deviceId;
      const { microphone } = this.#choices.devices;
      const used = microphone.find(({ id }) => id === chosen) ?? microphone[0];
      this.emit('microphoneSwitched', { label: used?.label ?? '' });
    } catch {
      this.emit('microphoneLost', undefined);
    }
    this.#showDevices();
  }

  /** Another camera is never taken by itself: it may show what nobody meant to show. */
  async #loseCamera(lost: LocalVideo): Promise<void> {
    if (this.#camera !== lost) return;
    this.#wishes = { ...this.#wishes, video: false };
    await this.#serial.run(() => this.#settleVideo());
    this.emit('cameraLost', undefined);
  }

  async #releaseMicrophone(session: RtcSession | undefined, track: LocalAudio): Promise<void> {
    this.#microphone = undefined;
    if (session?.published.includes(track) === true) await this.#takeBack(session, track);
    track.close();
  }

  /** The line may be away: then the server takes back what it hears no more. */
  async #takeBack(session: RtcSession, track: LocalAudio | LocalVideo): Promise<void> {
    await session.unpublish(track).catch(() => undefined);
  }

  #showDevices(): void {
    const { devices, chosen } = this.#choices;
    const { canChooseSpeaker, canProcessAudio, canSetBackground } = this.#rtc.support();
    this.#show({ devices, chosen, canChooseSpeaker, canProcessAudio, canSetBackground });
  }

  #show(change: Partial<OwnMediaState>): void {
    this.#state = { ...this.#state, ...change };
    this.emit('changed', this.#state);
  }
}

const off = (): OwnDevice => ({ isOn: false, isOpening: false, error: null });
