import type { MediaFrame, MediaKind, Uid } from '@rostra/contract/live';
import type { RemoteUser } from '../../ports/RtcSession.ts';

/** An event of the channel, with what it carries. */
export type MediaEventFrame = Extract<MediaFrame, { event: string }>;

/** Who may send in the channel and what they send. A return tells again who is there. */
export class RemoteUsers {
  readonly #kinds = new Map<Uid, Set<MediaKind>>();

  list(): readonly RemoteUser[] {
    return Array.from(this.#kinds, ([uid, kinds]) => ({
      uid,
      hasAudio: kinds.has('audio'),
      hasVideo: kinds.has('video'),
    }));
  }

  /** @returns whether it says something new */
  take(frame: MediaEventFrame): boolean {
    const { uid } = frame.payload;
    const kinds = this.#kinds.get(uid);
    switch (frame.event) {
      case 'userJoined':
        if (!kinds) this.#kinds.set(uid, new Set());
        return !kinds;
      case 'userLeft':
        return this.#kinds.delete(uid);
      case 'published':
        if (kinds?.has(frame.payload.kind) === true) return false;
        this.#kinds.set(uid, new Set(kinds).add(frame.payload.kind));
        return true;
      case 'unpublished':
        return kinds?.delete(frame.payload.kind) === true;
    }
  }

  clear(): void {
    this.#kinds.clear();
  }
}
