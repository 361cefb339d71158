import type { Off } from '../events/Emitter.ts';
import type { Background, BackgroundEnd } from './Background.ts';

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

/**
 * Nodes between a microphone and what is sent. `context` is open while they are in use.
 *
 * @param input what comes in
 * @returns what goes out, and how its sources are stopped
 */
export type AudioGraph = (
  context: BaseAudioContext,
  input: AudioNode,
) => { readonly output: AudioNode; readonly dispose: () => void };

export interface LocalAudio extends LocalTrack {
  readonly kind: 'audio';
  /** @param percent 0 to 200; 100 is as captured */
  setGain(percent: number): void;
  /** Loudness now, 0 to 1. */
  level(): number;
  setDevice(deviceId: string): Promise<void>;
  /**
   * Sends what nodes make of the sound, and never both at once; another device goes through them too.
   * The first opens an audio context, null closes it.
   *
   * @throws PortError `unsupported`; what was sent before is sent on
   */
  setProcessor(build: AudioGraph | null): Promise<void>;
}

export interface LocalVideo extends LocalTrack {
  readonly kind: 'video' | 'screen';
  setPreset(preset: VideoPreset): Promise<void>;
  /**
   * Puts something behind who is seen, also with another device; null takes it away.
   *
   * @param ended told once when it has ended by itself: the plain picture is sent again
   * @throws PortError `unsupported`; what was sent before is sent on
   */
  setBackground(background: Background | null, ended?: (why: BackgroundEnd) => void): Promise<void>;
  /** @throws PortError `unsupported` for a screen */
  setDevice(deviceId: string): Promise<void>;
  /** Shows the picture in an element; the result takes it out again. */
  attach(element: HTMLVideoElement): Off;
}
