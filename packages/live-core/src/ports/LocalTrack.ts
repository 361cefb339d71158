import type { Off } from '../events/Emitter.ts';
import type { Background, BackgroundEnd } from './Background.ts';

export type LocalKind = 'audio' | 'video' | 'screen';

/** Why a track that was not closed stopped sending. */
export type EndReason = 'device-lost' | 'user-stopped' | 'revoked';

/** Size, rate and bandwidth of a video: pixels, frames per second, kbit/s. */
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
  /** The track actually sent, after processing. */
  readonly media: MediaStreamTrack;
  readonly isMuted: boolean;
  /** Mutes or unmutes; the device stays open. */
  setMuted(isMuted: boolean): Promise<void>;
  /** Releases the device. A second call does nothing. */
  close(): void;
  /** Called at most once, when the device is gone or the user stopped sharing. */
  onEnded(listener: (reason: EndReason) => void): Off;
}

/**
 * Builds nodes between a microphone and the sent audio. `context` is open while they are in use.
 *
 * @param input the captured audio
 * @returns the processed audio, and a function to stop its sources
 */
export type AudioGraph = (
  context: BaseAudioContext,
  input: AudioNode,
) => { readonly output: AudioNode; readonly dispose: () => void };

export interface LocalAudio extends LocalTrack {
  readonly kind: 'audio';
  /** @param percent 0 to 200; 100 is as captured */
  setGain(percent: number): void;
  /** Returns the current loudness, 0 to 1. */
  level(): number;
  setDevice(deviceId: string): Promise<void>;
  /**
   * Sends the processed audio instead of the plain one, also from another device.
   * The first call opens an audio context, null closes it.
   *
   * @throws PortError `unsupported`; sending continues as before
   */
  setProcessor(build: AudioGraph | null): Promise<void>;
}

export interface LocalVideo extends LocalTrack {
  readonly kind: 'video' | 'screen';
  setPreset(preset: VideoPreset): Promise<void>;
  /**
   * Sets a virtual background, also for another device; null removes it.
   *
   * @param ended called once when it ended unexpectedly and the plain video is sent again
   * @throws PortError `unsupported`; sending continues as before
   */
  setBackground(background: Background | null, ended?: (why: BackgroundEnd) => void): Promise<void>;
  /** @throws PortError `unsupported` for a screen */
  setDevice(deviceId: string): Promise<void>;
  /** Shows the video in an element; the result detaches it. */
  attach(element: HTMLVideoElement): Off;
}
