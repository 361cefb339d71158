import type { AudioGraph, LocalAudio } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { AgoraTrack } from './AgoraTrack.ts';
import type { SdkMicrophone } from './AgoraSdk.ts';

const GAIN_MAX = 200;

/** A microphone of Agora's SDK. */
export class AgoraAudio extends AgoraTrack<'audio', SdkMicrophone> implements LocalAudio {
  constructor(sdkTrack: SdkMicrophone) {
    super('audio', sdkTrack);
  }

  /** Whole numbers only: others the SDK refuses. */
  setGain(percent: number): void {
    this.requireOpen();
    this.sdkTrack.setVolume(Math.round(Math.min(GAIN_MAX, Math.max(0, percent))));
  }

  level(): number {
    return this.isMuted || this.isOver ? 0 : Math.min(1, this.sdkTrack.getVolumeLevel());
  }

  setDevice(deviceId: string): Promise<void> {
    return this.ask((track) => track.setDevice(deviceId));
  }

  /** A second track beside the microphone would be mixed with it: the plain voice would go along. */
  setProcessor(build: AudioGraph | null): Promise<void> {
    if (build === null) return Promise.resolve();
    return Promise.reject(new PortError('unsupported', 'Sound goes out as it is captured'));
  }
}
