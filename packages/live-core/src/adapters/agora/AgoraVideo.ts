import type { Off } from '../../events/Emitter.ts';
import type { Background, BackgroundEnd } from '../../ports/Background.ts';
import type { LocalVideo, VideoPreset } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { attachMedia } from '../embedded/attachMedia.ts';
import type { AgoraBackdrop } from './AgoraBackdrop.ts';
import type { AgoraBackdrops } from './AgoraBackdrops.ts';
import type { SdkCamera, SdkScreen } from './AgoraSdk.ts';
import { AgoraTrack } from './AgoraTrack.ts';

/** Converts a preset for the SDK, whose named presets have other bounds (agora.md 1.7). */
export const encoderOf = (preset: VideoPreset) => ({
  width: preset.width,
  height: preset.height,
  frameRate: preset.framesPerSecond,
  bitrateMin: preset.minKbps,
  bitrateMax: preset.maxKbps,
});

/** A camera or screen of Agora's SDK. */
export class AgoraVideo
  extends AgoraTrack<'video' | 'screen', SdkCamera | SdkScreen>
  implements LocalVideo
{
  readonly #backdrops: AgoraBackdrops;
  readonly #shown = new Map<HTMLVideoElement, Off>();
  #backdrop: AgoraBackdrop | undefined;

  constructor(
    kind: 'video' | 'screen',
    sdkTrack: SdkCamera | SdkScreen,
    backdrops: AgoraBackdrops,
  ) {
    super(kind, sdkTrack);
    this.#backdrops = backdrops;
    // Attached elements show the current track after a change of device or background. The SDK's event comes
    // first.
    sdkTrack.on('track-updated', (media) => {
      for (const element of Array.from(this.#shown.keys())) this.#show(element, media);
    });
  }

  setPreset(preset: VideoPreset): Promise<void> {
    return this.ask((track) => track.setEncoderConfiguration(encoderOf(preset)));
  }

  async setBackground(
    background: Background | null,
    ended: (why: BackgroundEnd) => void = () => undefined,
  ): Promise<void> {
    this.requireOpen();
    if (background === null) return this.#backdrop?.turnOff();
    const before = this.#backdrop;
    const backdrop = before ?? (await this.#open(background));
    this.#backdrop = backdrop;
    if (before) await this.ask(() => before.setLook(background.look));
    backdrop.handleOverload(() => {
      void backdrop.turnOff().catch(() => undefined);
      ended('slow');
    });
  }

  async setDevice(deviceId: string): Promise<void> {
    await this.ask((track) => cameraOf(this.kind, track).setDevice(deviceId));
  }

  attach(element: HTMLVideoElement): Off {
    this.#show(element, this.media);
    return () => {
      this.#shown.get(element)?.();
      this.#shown.delete(element);
    };
  }

  protected override release(): void {
    void this.#backdrop?.close();
  }

  #show(element: HTMLVideoElement, media: MediaStreamTrack): void {
    const before = this.#shown.get(element);
    this.#shown.set(element, attachMedia(element, media));
    before?.();
  }

  async #open({ look }: Background): Promise<AgoraBackdrop> {
    const backdrop = await this.#backdrops.open(cameraOf(this.kind, this.sdkTrack), look);
    if (this.isOver) {
      await backdrop.close();
      this.requireOpen();
    }
    return backdrop;
  }
}

/** @throws PortError `unsupported` for a screen, which has no device and no person in it */
function cameraOf(kind: 'video' | 'screen', track: SdkCamera | SdkScreen): SdkCamera {
  if (kind === 'video' && 'setDevice' in track) return track;
  throw new PortError('unsupported', 'A screen is no camera');
}
