import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { VideoPresetName } from '@rostra/contract/live';
import type { Background, BackgroundEnd } from '../../ports/Background.ts';
import type { AudioGraph, LocalAudio, LocalVideo } from '../../ports/LocalTrack.ts';
import type { RtcProvider } from '../../ports/RtcProvider.ts';
import type { DeviceChoices } from './DeviceChoices.ts';

interface OwnSourcesOptions {
  /** Initial preset of the camera. */
  readonly sharpness: VideoPresetName;
  /** Called when the background ended unexpectedly. */
  readonly ended: (why: BackgroundEnd) => void;
}

/** Opens the own devices so that processing applies before anything is sent. */
export class OwnSources {
  readonly #rtc: RtcProvider;
  readonly #choices: DeviceChoices;
  readonly #ended: OwnSourcesOptions['ended'];
  #sharpness: VideoPresetName;
  /** The processing applied to every microphone. */
  #processor: AudioGraph | null = null;
  /** The background applied to every camera. */
  #background: Background | null = null;

  constructor(rtc: RtcProvider, choices: DeviceChoices, { sharpness, ended }: OwnSourcesOptions) {
    this.#rtc = rtc;
    this.#choices = choices;
    this.#sharpness = sharpness;
    this.#ended = ended;
  }

  /** @throws PortError as the device refuses, `unsupported`: silence is better than the unchanged voice */
  async openMicrophone(): Promise<LocalAudio> {
    const track = await this.#rtc.createMicrophone(this.#choices.requested('microphone'));
    return changed(track, () => this.#processor && track.setProcessor(this.#processor));
  }

  /**
   * @throws PortError as the device refuses, `unsupported`: no video is better than one without the
   *   background
   */
  async openCamera(): Promise<LocalVideo> {
    const preset = VIDEO_PRESETS[this.#sharpness];
    const track = await this.#rtc.createCamera({ ...this.#choices.requested('camera'), preset });
    return changed(
      track,
      () => this.#background && track.setBackground(this.#background, this.#handleEnd),
    );
  }

  /** @param microphone the open one @throws PortError `unsupported`; nothing changes then */
  async setProcessor(build: AudioGraph | null, microphone: LocalAudio | undefined): Promise<void> {
    await microphone?.setProcessor(build);
    this.#processor = build;
  }

  /** @param camera the open one @throws PortError `unsupported`; nothing changes then */
  async setBackground(
    background: Background | null,
    camera: LocalVideo | undefined,
  ): Promise<void> {
    await camera?.setBackground(background, this.#handleEnd);
    this.#background = background;
  }

  /** @param camera the open one @throws PortError as it refuses; nothing changes then */
  async setSharpness(sharpness: VideoPresetName, camera: LocalVideo | undefined): Promise<void> {
    await camera?.setPreset(VIDEO_PRESETS[sharpness]);
    this.#sharpness = sharpness;
  }

  readonly #handleEnd = (why: BackgroundEnd): void => {
    this.#background = null;
    this.#ended(why);
  };
}

/** @throws what the change throws, with the device released */
async function changed<Track extends LocalAudio | LocalVideo>(
  track: Track,
  change: () => Promise<void> | null,
): Promise<Track> {
  try {
    await change();
    return track;
  } catch (error) {
    track.close();
    throw error;
  }
}
