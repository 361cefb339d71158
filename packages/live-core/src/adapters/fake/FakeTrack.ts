import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import type { Background, BackgroundEnd } from '../../ports/Background.ts';
import type {
  AudioGraph,
  EndReason,
  LocalAudio,
  LocalVideo,
  LocalKind,
  VideoPreset,
} from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';

interface FakeTrackEvents {
  muted: boolean;
  ended: EndReason;
  /** Ended or closed; nothing is sent any more. */
  over: undefined;
}

/** Base of microphone, camera and screen. */
class FakeTrack<Kind extends LocalKind> {
  readonly kind: Kind;
  readonly media: MediaStreamTrack;
  readonly changes = new Emitter<FakeTrackEvents>();
  deviceId: string;
  #isMuted = false;
  #isOver = false;

  constructor(kind: Kind, media: MediaStreamTrack, deviceId: string) {
    this.kind = kind;
    this.media = media;
    this.deviceId = deviceId;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  /** Ended or closed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  async setMuted(isMuted: boolean): Promise<void> {
    this.requireOpen();
    this.#isMuted = isMuted;
    this.media.enabled = !isMuted;
    await Promise.resolve();
    this.changes.emit('muted', isMuted);
  }

  async setDevice(deviceId: string): Promise<void> {
    this.requireOpen();
    this.deviceId = deviceId;
    await Promise.resolve();
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.media.stop();
    this.changes.emit('over', undefined);
    this.changes.clear();
  }

  onEnded(listener: (reason: EndReason) => void): Off {
    return this.changes.on('ended', listener);
  }

  /** Ends the track as in a test: the device is unplugged, or the user clicks "stop sharing". */
  end(reason: EndReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.media.stop();
    this.changes.emit('over', undefined);
    this.changes.emit('ended', reason);
  }

  protected requireOpen(): void {
    if (this.#isOver) throw new PortError('invalid-state', 'The track is closed');
  }
}

const GAIN_MAX = 200;
const FULL = 100;

/** A microphone whose loudness a test sets. */
export class FakeAudio extends FakeTrack<'audio'> implements LocalAudio {
  /** 0 to 1, as if captured. */
  loudness = 0;
  /** The processing of its sound. */
  processor: AudioGraph | null = null;
  #gain = FULL;
  readonly #canProcess: () => boolean;

  /** @param canProcess whether a context can be opened now */
  constructor(media: MediaStreamTrack, deviceId: string, canProcess = () => true) {
    super('audio', media, deviceId);
    this.#canProcess = canProcess;
  }

  setGain(percent: number): void {
    this.#gain = Math.min(GAIN_MAX, Math.max(0, percent));
  }

  level(): number {
    return this.isMuted ? 0 : Math.min(1, (this.loudness * this.#gain) / FULL);
  }

  async setProcessor(build: AudioGraph | null): Promise<void> {
    this.requireOpen();
    await Promise.resolve();
    if (build && !this.#canProcess()) throw new PortError('unsupported', 'No audio context');
    this.processor = build;
  }
}

/** A camera or screen that records its settings. */
export class FakeVideo extends FakeTrack<'video' | 'screen'> implements LocalVideo {
  preset: VideoPreset;
  /** The current background. */
  background: Background | null = null;
  /** Ends the background as in a test: the device is too slow, or it breaks. */
  endBackground: (why: BackgroundEnd) => void = () => undefined;

  constructor(
    kind: 'video' | 'screen',
    media: MediaStreamTrack,
    options: { deviceId: string; preset: VideoPreset },
  ) {
    super(kind, media, options.deviceId);
    this.preset = options.preset;
  }

  /** Loads the segmenter, as the real one does. */
  async setBackground(
    background: Background | null,
    ended: (why: BackgroundEnd) => void = () => undefined,
  ): Promise<void> {
    this.requireOpen();
    try {
      await background?.cut();
    } catch (cause) {
      throw new PortError('unsupported', 'Nobody can be cut out', { kind: 'video', cause });
    }
    this.background = background;
    this.endBackground = (why) => {
      this.background = null;
      ended(why);
    };
  }

  async setPreset(preset: VideoPreset): Promise<void> {
    this.requireOpen();
    this.preset = preset;
    await Promise.resolve();
  }

  override setDevice(deviceId: string): Promise<void> {
    if (this.kind === 'screen') {
      return Promise.reject(new PortError('unsupported', 'A screen has no device'));
    }
    return super.setDevice(deviceId);
  }

  attach(element: HTMLVideoElement): Off {
    element.srcObject = new MediaStream([this.media]);
    return () => {
      element.srcObject = null;
    };
  }
}
