import type { Off } from '../../events/Emitter.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import type { Uid } from '@rostra/contract/live';

const FULL = 100;

/** Media of another member of the fake world. */
export class FakeRemoteMedia implements RemoteMedia {
  readonly uid: Uid;
  readonly kind: RemoteKind;
  readonly media: MediaStreamTrack;
  /** Percent, as last set. */
  volume = FULL;

  constructor(uid: Uid, kind: RemoteKind, media: MediaStreamTrack) {
    this.uid = uid;
    this.kind = kind;
    this.media = media;
  }

  setVolume(percent: number): void {
    this.volume = Math.min(FULL, Math.max(0, percent));
  }

  level(): number {
    return this.kind === 'audio' && this.media.enabled ? this.volume / FULL : 0;
  }

  attach(element?: HTMLMediaElement): Off {
    if (!element) return () => undefined;
    element.srcObject = new MediaStream([this.media]);
    return () => {
      element.srcObject = null;
    };
  }
}
