import type { Off } from '../events/Emitter.ts';

export type LocalKind = 'audio' | 'video' | 'screen';

/** Why a track that was not closed sends no more. */
export type EndReason = 'device-lost' | 'user-stopped' | 'revoked';

/** Size, rate and bandwidth of a video: pixels, frames a second, kbit/s. */
export interface VideoPreset {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly minKbps: number;
  readonly maxKbps: number;
}

/** A microphone, camera or screen of this browser. */
export interface LocalTrack {
  readonly kind: LocalKind;
  /** What is really sent, after processors. */
  readonly media: MediaStreamTrack;
  readonly isMuted: boolean;
  /** Silences or shows again; the device stays open. */
  setMuted(isMuted: boolean): Promise<void>;
  /** Releases the device. Again: nothing. */
  close(): void;
  /** The device is gone or the user has stopped the sharing; called at most once. */
  onEnded(listener: (reason: EndReason) => void): Off;
}

export interface LocalAudio extends LocalTrack {
  readonly kind: 'audio';
  /** @param percent 0 to 200; 100 is as captured */
  setGain(percent: number): void;
  /** Loudness now, 0 to 1. */
  level(): number;
  setDevice(deviceId: string): Promise<void>;
}

export interface LocalVideo extends LocalTrack {
  readonly kind: 'video' | 'screen';
  setPreset(preset: VideoPreset): Promise<void>;
  /** @throws PortError `unsupported` for a screen */
  setDevice(deviceId: string): Promise<void>;
  /** Shows the picture in an element; the result takes it out again. */
  attach(element: HTMLVideoElement): Off;
}
