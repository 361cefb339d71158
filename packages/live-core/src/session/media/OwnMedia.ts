import type { VideoPresetName } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { Background } from '../../ports/Background.ts';
import type { AudioGraph, LocalAudio, LocalKind, LocalVideo } from '../../ports/LocalTrack.ts';
import type { Device, DeviceKind, RtcProvider } from '../../ports/RtcProvider.ts';
import type { RtcSession } from '../../ports/RtcSession.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import type { DeviceChoices } from './DeviceChoices.ts';
import type { MediaRights } from './mediaRights.ts';
import { SpeakerOutput } from './SpeakerOutput.ts';
import { noOwnMedia } from './OwnMediaState.ts';
import type { OwnDevice, OwnMediaState } from './OwnMediaState.ts';
import { OwnSources } from './OwnSources.ts';
import { Serial } from './Serial.ts';

/** Changes of the user's own camera, microphone and background. */
export interface OwnMediaEvents {
  changed: OwnMediaState;
  /** The microphone in use is gone, and another one replaced it. */
  microphoneSwitched: { readonly label: string };
  microphoneLost: undefined;
  cameraLost: undefined;
  /** The camera turned off again, as twelve videos are already sent (LMED-06). */
  crowdedOut: undefined;
  /** The background ended unexpectedly, and others see the user's room. */
  backgroundEnded: undefined;
  /** A device could not be opened. */
  denied: { readonly kind: LocalKind };
}

type SentKind = Exclude<LocalKind, 'screen'>;
const DEVICE_OF = { audio: 'microphone', video: 'camera' } as const;
const NONE: MediaRights = { audio: false, video: false };

/** Microphone and camera of this browser: opened on request, sent when joined and allowed. */
export class OwnMedia extends Emitter<OwnMediaEvents> {
  readonly #rtc: RtcProvider;
  readonly #choices: DeviceChoices;
  readonly #speaker: SpeakerOutput;
  readonly #sources: OwnSources;
  readonly #serial = new Serial();
  #state: OwnMediaState = noOwnMedia;
  #session: RtcSession | undefined;
  #rights: MediaRights = { audio: true, video: true };
  #requested = NONE;
  #microphone: LocalAudio | undefined;
  #camera: LocalVideo | undefined;
  /** Devices that open after the release are closed at once. */
  #isReleased = false;

  /** @param sharpness initial preset of the camera */
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
    this.#speaker = new SpeakerOutput(rtc, choices);
  }

  /** Current loudness of the own microphone, 0 to 1. */
  get level(): number {
    return this.#microphone?.level() ?? 0;
  }

  /** Handles a joined or left channel: devices that are on are sent as the role allows. */
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

  /** Sends devices that are on, if that failed before. */
  handleStart(): Promise<void> {
    return this.#settle();
  }

  /** Handles a change of role or mute: stops sending what is no longer allowed. */
  handleRights(rights: MediaRights): Promise<void> {
    if (rights.audio === this.#rights.audio && rights.video === this.#rights.video) {
      return Promise.resolve();
    }
    this.#rights = rights;
    return this.#settle();
  }

  /** Handles a mute by the host; only the member's own click turns the microphone on again. */
  handleMuted(): Promise<void> {
    this.#requested = { ...this.#requested, audio: false };
    return this.#serial.run(() => this.#settleAudio());
  }

  /** @throws LiveError `not-allowed`, `permission-denied`, `device-not-found`, `device-busy` … */
  setMicrophone(isOn: boolean): Promise<void> {
    if (isOn && !this.#rights.audio) return Promise.reject(new LiveError('not-allowed'));
    this.#isReleased = false;
    this.#requested = { ...this.#requested, audio: isOn };
    return this.#serial.run(() => this.#settleAudio());
  }

  /** @throws as `setMicrophone`, `more-video` */
  setCamera(isOn: boolean): Promise<void> {
    if (isOn && !this.#rights.video) return Promise.reject(new LiveError('not-allowed'));
    this.#isReleased = false;
    this.#requested = { ...this.#requested, video: isOn };
    return this.#serial.run(() => this.#settleVideo());
  }

  /**
   * Sends the voice through these nodes, also from a microphone opened later.
   *
   * @throws LiveError `unsupported`; sending continues as before
   */
  setProcessor(build: AudioGraph | null): Promise<void> {
    return this.#serial.run(() => this.#sources.setProcessor(build, this.#microphone));
  }

  /**
   * Sets the virtual background, also for a camera opened later.
   *
   * @throws LiveError `unsupported`; sending continues as before
   */
  setBackground(background: Background | null): Promise<void> {
    return this.#serial.run(async () => {
      this.#show({ backgroundEnd: null });
      try {
        await this.#sources.setBackground(background, this.#camera);
      } finally {
        // Some providers report missing support only at this point (LBG-06).
        this.#showDevices();
      }
    });
  }

  /**
   * Sets the preset of the camera, on now or later. @throws LiveError as the camera refuses it; nothing
   * changes then
   */
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

  /** Handles a device that was plugged in or out; the selected one is restored when it returns. */
  async handleDevice({ kind, id }: Device, change: 'added' | 'removed'): Promise<void> {
    await this.listDevices();
    if (change === 'removed' || this.#choices.chosen[kind] !== id || kind === 'speaker') return;
    const track = kind === 'microphone' ? this.#microphone : this.#camera;
    if (!track) return;
    await this.#serial.run(() => track.setDevice(id));
    const device = this.#choices.devices[kind].find((other) => other.id === id);
    if (kind === 'microphone') this.emit('microphoneSwitched', { label: device?.label ?? '' });
  }

  /** Releases every device; leaving the session is up to its owner. */
  release(): void {
    this.#isReleased = true;
    this.#requested = NONE;
    this.#session = undefined;
    this.#rights = { audio: true, video: true };
    this.#microphone?.close();
    this.#camera?.close();
    this.#microphone = undefined;
    this.#camera = undefined;
    this.#show({ microphone: off(), camera: off(), video: null });
  }

  async #chooseSource(kind: 'microphone' | 'camera', deviceId: string): Promise<void> {
    this.#choices.choose(kind, deviceId);
    await this.#serial.run(async () => {
      await (kind === 'microphone' ? this.#microphone : this.#camera)?.setDevice(deviceId);
    });
  }

  /** Settles both devices; a failure of one does not stop the other. */
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
    const requested = this.#rights.audio || this.#rights.video ? 'host' : 'audience';
    if (session && session.role !== requested) await session.setRole(requested);
  }

  async #settleAudio(): Promise<void> {
    const session = this.#session;
    this.#requested = { ...this.#requested, audio: this.#requested.audio && this.#rights.audio };
    const { audio } = this.#requested;
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
    // Muted first, so that nothing is sent unintentionally.
    if (track.isMuted === audio) await track.setMuted(!audio);
    if (!this.#rights.audio) await this.#releaseMicrophone(session, track);
    else if (session && audio && !session.published.includes(track)) await session.publish(track);
    this.#show({ microphone: { isOn: audio, isOpening: false, error: null } });
  }

  async #settleVideo(): Promise<void> {
    const session = this.#session;
    this.#requested = { ...this.#requested, video: this.#requested.video && this.#rights.video };
    const { video } = this.#requested;
    if (video) await this.#settleRole();
    if (!video && this.#camera) {
      const track = this.#camera;
      this.#camera = undefined;
      if (session?.published.includes(track) === true) await this.#takeBack(session, track);
      track.close();
      this.#show({ camera: off(), video: null });
    }
    if (!video) return;
    if (!this.#camera) {
      this.#show({ camera: { isOn: false, isOpening: true, error: null } });
      const camera = await this.#open('video', () => this.#sources.openCamera());
      this.#camera = camera;
      camera.onEnded(() => void this.#loseCamera(camera));
    }
    if (session && !session.published.includes(this.#camera)) {
      await this.#sendVideo(session, this.#camera);
    }
    this.#show({
      camera: { isOn: true, isOpening: false, error: null },
      video: this.#camera,
    });
  }

  /** @throws LiveError `more-video` without a free slot; the camera is off then */
  async #sendVideo(session: RtcSession, camera: LocalVideo): Promise<void> {
    try {
      await session.publish(camera);
    } catch (thrown) {
      if (toLiveError(thrown).code !== 'limit') throw thrown;
      this.#closeCrowdedOut(camera);
      throw new LiveError('more-video', { kind: 'video', cause: thrown });
    }
  }

  #closeCrowdedOut(camera: LocalVideo): void {
    this.#requested = { ...this.#requested, video: false };
    this.#camera = undefined;
    camera.close();
    this.#show({ camera: { ...off(), error: 'more-video' }, video: null });
  }

  /** @throws LiveError after showing the reason */
  async #open<Track extends LocalAudio | LocalVideo>(
    kind: SentKind,
    open: () => Promise<Track>,
  ): Promise<Track> {
    const before = this.#choices.requested(DEVICE_OF[kind]).deviceId;
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
      this.#requested =
        kind === 'audio'
          ? { ...this.#requested, audio: false }
          : { ...this.#requested, video: false };
      this.#show(kind === 'audio' ? { microphone: failed } : { camera: failed });
      if (code === 'permission-denied') this.emit('denied', { kind });
      throw new LiveError(code, { kind, cause });
    }
  }

  /**
   * Lists devices once a permission was granted; only then do they have names and IDs, so the choice applies.
   */
  async #listAfterPermission(
    kind: SentKind,
    track: LocalAudio | LocalVideo,
    opened: string | undefined,
  ): Promise<void> {
    await this.listDevices();
    const { deviceId } = this.#choices.requested(DEVICE_OF[kind]);
    if (deviceId !== undefined && deviceId !== opened) await track.setDevice(deviceId);
  }

  /** Replaces a lost microphone with the default one (LMED-24). */
  async #replaceMicrophone(lost: LocalAudio): Promise<void> {
    if (this.#microphone !== lost) return;
    this.#microphone = undefined;
    // If the list cannot be read, the previous one is kept.
    await this.#choices.list(this.#rtc).catch(() => undefined);
    if (!this.#requested.audio) {
      this.#showDevices();
      return;
    }
    try {
      await this.#serial.run(() => this.#settleAudio());
      const chosen = this.#choices.requested('microphone').deviceId;
      const { microphone } = this.#choices.devices;
      const used = microphone.find(({ id }) => id === chosen) ?? microphone[0];
      this.emit('microphoneSwitched', { label: used?.label ?? '' });
    } catch {
      this.emit('microphoneLost', undefined);
    }
    this.#showDevices();
  }

  /** Turns the camera off. Another camera never replaces it, as it may show something unintended. */
  async #loseCamera(lost: LocalVideo): Promise<void> {
    if (this.#camera !== lost) return;
    this.#requested = { ...this.#requested, video: false };
    await this.#serial.run(() => this.#settleVideo());
    this.emit('cameraLost', undefined);
  }

  async #releaseMicrophone(session: RtcSession | undefined, track: LocalAudio): Promise<void> {
    this.#microphone = undefined;
    if (session?.published.includes(track) === true) await this.#takeBack(session, track);
    track.close();
  }

  /** Unpublishes a track. While disconnected, the server drops it by itself. */
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
