import type { Off } from '../events/Emitter.ts';
import type { MediaKind, Uid } from '@rostra/contract/live';

/** What others send: a screen is the video of a uid of its own. */
export type RemoteKind = MediaKind;

/** One member's sound or picture, as long as it is subscribed to. */
export interface RemoteMedia {
  readonly uid: Uid;
  readonly kind: RemoteKind;
  readonly media: MediaStreamTrack;
  /** @param percent 0 to 100, cut to that */
  setVolume(percent: number): void;
  /** Loudness now, 0 to 1; 0 for a picture. */
  level(): number;
  /** Plays in an element, sound without one; the result stops it. */
  attach(element?: HTMLMediaElement): Off;
}
