import type { Off } from '../../events/Emitter.ts';
import type { LocalVideo, VideoPreset } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { attachMedia } from './attachMedia.ts';
import { BrowserTrack } from './BrowserTrack.ts';
import { deviceError } from './deviceError.ts';

const sizeOf = ({ width, height, framesPerSecond }: VideoPreset): MediaTrackConstraints => ({
  width: { ideal: width },
  height: { ideal: height },
  frameRate: { max: framesPerSecond },
});

/** Asks the browser for a camera. @throws PortError as `createCamera` */
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

  constructor(kind: 'video' | 'screen', media: MediaStreamTrack, preset: VideoPreset) {
    super(kind, media);
    this.preset = preset;
  }

  async setPreset(preset: VideoPreset): Promise<void> {
    this.requireOpen();
    this.preset = preset;
    await this.media.applyConstraints(sizeOf(preset));
    void this.tellChanged();
  }

  async setDevice(deviceId: string): Promise<void> {
    this.requireOpen();
    if (this.kind === 'screen') throw new PortError('unsupported', 'A screen has no device');
    this.exchange(await openCamera(this.preset, deviceId));
  }

  attach(element: HTMLVideoElement): Off {
    return attachMedia(element, this.media);
  }
}
