import type { Off } from '../../events/Emitter.ts';
import type { Background } from '../../ports/Background.ts';
import type { LocalVideo, VideoPreset } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { attachMedia } from '../embedded/attachMedia.ts';
import type { SdkCamera, SdkScreen } from './AgoraSdk.ts';
import { AgoraTrack } from './AgoraTrack.ts';

/** A preset as the SDK takes it; its named ones have other bounds (agora.md 1.7). */
export const encoderOf = (preset: VideoPreset) => ({
  width: preset.width,
  height: preset.height,
  frameRate: preset.framesPerSecond,
  bitrateMin: preset.minKbps,
  bitrateMax: preset.maxKbps,
});

/** A camera or a screen of Agora's SDK. */
export class AgoraVideo
  extends AgoraTrack<'video' | 'screen', SdkCamera | SdkScreen>
  implements LocalVideo
{
  setPreset(preset: VideoPreset): Promise<void> {
    return this.ask((track) => track.setEncoderConfiguration(encoderOf(preset)));
  }

  setBackground(background: Background | null): Promise<void> {
    if (background === null) return Promise.resolve();
    return Promise.reject(new PortError('unsupported', 'Pictures go out as they are captured'));
  }

  async setDevice(deviceId: string): Promise<void> {
    await this.ask(async (track) => {
      if (!('setDevice' in track) || this.kind === 'screen') {
        throw new PortError('unsupported', 'A screen has no device');
      }
      await track.setDevice(deviceId);
    });
  }

  attach(element: HTMLVideoElement): Off {
    return attachMedia(element, this.media);
  }
}
