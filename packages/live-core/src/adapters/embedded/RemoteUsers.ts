import type { MediaFrame, MediaKind, MediaSender, Uid } from '@rostra/contract/live';
import type { RemoteUser } from '../../ports/RtcSession.ts';

/** A channel event with its payload. */
export type MediaEventFrame = Extract<MediaFrame, { event: string }>;

/** The members with the right to send in the channel, and their current media. */
export class RemoteUsers {
  readonly #kinds = new Map<Uid, Set<MediaKind>>();

  list(): readonly RemoteUser[] {
    return Array.from(this.#kinds, ([uid, kinds]) => ({
      uid,
      hasAudio: kinds.has('audio'),
      hasVideo: kinds.has('video'),
    }));
  }

  /** @returns whether it contains a change */
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

  /**
   * Returns the events missed while away for members not named, or no longer sending everything.
   * A restarted server may name nobody yet.
   */
  endedWhileAway(senders: readonly MediaSender[]): MediaEventFrame[] {
    const now = new Map(senders.map(({ uid, kinds }) => [uid, kinds]));
    return Array.from(this.#kinds).flatMap(([uid, kinds]): MediaEventFrame[] => {
      const ended = Array.from(kinds).filter((kind) => now.get(uid)?.includes(kind) !== true);
      const events = ended.map((kind): MediaEventFrame => ({
        event: 'unpublished',
        payload: { uid, kind },
      }));
      if (now.has(uid)) return events;
      return [...events, { event: 'userLeft', payload: { uid, reason: 'timeout' } }];
    });
  }

  clear(): void {
    this.#kinds.clear();
  }
}
