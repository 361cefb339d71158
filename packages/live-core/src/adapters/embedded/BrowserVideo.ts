import type { Off } from '../../events/Emitter.ts';
import type { LocalVideo, VideoPreset } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { Background, BackgroundEnd } from '../../ports/Background.ts';
import { attachMedia } from './attachMedia.ts';
import { BackgroundChain } from './BackgroundChain.ts';
import { BrowserTrack } from './BrowserTrack.ts';
import { deviceError } from './deviceError.ts';

const sizeOf = ({ width, height, framesPerSecond }: VideoPreset): MediaTrackConstraints => ({
  width: { ideal: width },
  height: { ideal: height },
  frameRate: { max: framesPerSecond },
});

/** Requests a camera from the browser. @throws PortError as `createCamera` */
export async function openCamera(
  preset: VideoPreset,
  deviceId: string | undefined,
): Promise<MediaStreamTrack> {
  try {
    const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { ...sizeOf(preset), ...device },
    });
    const track = stream.getVideoTracks()[0];
    if (track) return track;
  } catch (cause) {
    throw deviceError(cause, 'video');
  }
  throw deviceError(undefined, 'video');
}

/** Asks the user for a screen or window. @throws PortError as `createScreen` */
export async function openScreen(preset: VideoPreset): Promise<MediaStreamTrack> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: sizeOf(preset) });
    const track = stream.getVideoTracks()[0];
    if (track) return track;
  } catch (cause) {
    throw deviceError(cause, 'screen');
  }
  throw deviceError(undefined, 'screen');
}

/** A camera or a screen. */
export class BrowserVideo extends BrowserTrack<'video' | 'screen'> implements LocalVideo {
  preset: VideoPreset;
  #chain: BackgroundChain | undefined;
  readonly #shown = new Map<HTMLVideoElement, Off>();

  constructor(kind: 'video' | 'screen', media: MediaStreamTrack, preset: VideoPreset) {
    super(kind, media);
    this.preset = preset;
    // Attached elements show the current track after a change of device or background.
    this.changes.on('changed', () => {
      for (const element of this.#shown.keys()) this.#show(element);
    });
  }

  /** The published track: the camera itself, or its drawn video. */
  get sent(): MediaStreamTrack {
    return this.#chain?.media ?? this.media;
  }

  async setPreset(preset: VideoPreset): Promise<void> {
    this.requireOpen();
    this.preset = preset;
    await this.media.applyConstraints(sizeOf(preset));
    void this.publishChanges();
  }

  async setDevice(deviceId: string): Promise<void> {
    this.requireOpen();
    if (this.kind === 'screen') throw new PortError('unsupported', 'A screen has no device');
    const captured = await openCamera(this.preset, deviceId);
    await this.#chain?.exchange(captured);
    this.exchange(captured);
  }

  async setBackground(
    background: Background | null,
    ended: (why: BackgroundEnd) => void = () => undefined,
  ): Promise<void> {
    this.requireOpen();
    const before = this.#chain;
    if (background === null) {
      this.#chain = undefined;
      void this.publishChanges().then(() => before?.close());
      return;
    }
    if (before) return before.setLook(background.look);
    const chain = await this.#openChain(background, ended);
    if (this.isOver) return chain.close();
    this.#chain = chain;
    await this.publishChanges();
  }

  attach(element: HTMLVideoElement): Off {
    this.#show(element);
    return () => {
      this.#shown.get(element)?.();
      this.#shown.delete(element);
    };
  }

  override close(): void {
    super.close();
    this.#chain?.close();
    this.#chain = undefined;
  }

  #show(element: HTMLVideoElement): void {
    const before = this.#shown.get(element);
    this.#shown.set(element, attachMedia(element, this.sent));
    before?.();
  }

  async #openChain(
    background: Background,
    ended: (why: BackgroundEnd) => void,
  ): Promise<BackgroundChain> {
    try {
      const segmenter = await background.cut();
      const chain: BackgroundChain = await BackgroundChain.open({
        captured: this.media,
        background,
        segmenter,
        ended: (why) => {
          if (this.#chain !== chain) return;
          void this.setBackground(null).catch(() => undefined);
          ended(why);
        },
      });
      return chain;
    } catch (cause) {
      throw new PortError('unsupported', 'Nobody can be cut out', { kind: 'video', cause });
    }
  }
}
