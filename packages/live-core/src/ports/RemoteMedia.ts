import type { Off } from '../events/Emitter.ts';
import type { MediaKind, Uid } from '@rostra/contract/live';

/** The kinds of media others send; a screen is the video of its own uid. */
export type RemoteKind = MediaKind;

/** One member's audio or video while subscribed. */
export interface RemoteMedia {
  readonly uid: Uid;
  readonly kind: RemoteKind;
  readonly media: MediaStreamTrack;
  /** @param percent 0 to 100, clamped */
  setVolume(percent: number): void;
  /** Returns the current loudness, 0 to 1; 0 for video. */
  level(): number;
  /** Plays in an element, audio without one; the result stops it. */
  attach(element?: HTMLMediaElement): Off;
}
