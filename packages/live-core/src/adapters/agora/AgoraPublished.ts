import { LIVE_TILES_MAX } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { AgoraAudio } from './AgoraAudio.ts';
import type { SdkLocalTrack } from './AgoraSdk.ts';
import { AgoraVideo } from './AgoraVideo.ts';

export type OwnTrack = AgoraAudio | AgoraVideo;

export interface AgoraPublishedListener {
  /** A track ended unexpectedly; `sent` was its published track. */
  over(sent: SdkLocalTrack): void;
  /** The published track must change. @returns resolves once it has changed */
  changed(track: OwnTrack): Promise<void>;
}

interface Entry {
  readonly off: Off;
  /** The track given to the client; undefined without one. */
  sent: SdkLocalTrack | undefined;
}

/** The tracks a session publishes; a rejoined connection publishes them again. */
export class AgoraPublished {
  readonly #tracks = new Map<OwnTrack, Entry>();
  readonly #listener: AgoraPublishedListener;

  constructor(listener: AgoraPublishedListener) {
    this.#listener = listener;
  }

  get tracks(): readonly OwnTrack[] {
    return Array.from(this.#tracks.keys());
  }

  /**
   * @param videos number of videos sent by others
   * @returns the tracks not sent yet
   * @throws PortError `limit` for a second video, or more than a room shows (LMED-05)
   */
  check(tracks: readonly LocalTrack[], videos: number): readonly OwnTrack[] {
    const fresh = tracks.map(ownTrack).filter((track) => !this.#tracks.has(track));
    const isVideo = (track: OwnTrack): boolean => track.kind !== 'audio';
    const added = fresh.filter(isVideo).length;
    if (added > 0 && added + this.tracks.filter(isVideo).length > 1) {
      throw new PortError('limit', 'A session sends one video');
    }
    // Agora itself does not limit the number of videos.
    if (added > 0 && videos >= LIVE_TILES_MAX) {
      throw new PortError('limit', `A room shows ${LIVE_TILES_MAX} pictures`);
    }
    return fresh;
  }

  add(track: OwnTrack): void {
    const offs = [
      track.changes.on('over', () => {
        const sent = this.remove(track);
        if (sent) this.#listener.over(sent);
      }),
      track.changes.on('changed', (swaps) => swaps.push(this.#listener.changed(track))),
    ];
    const off = (): void => {
      for (const end of offs) end();
    };
    this.#tracks.set(track, { off, sent: undefined });
  }

  /** Returns the SDK tracks to publish, and records them for unpublishing. */
  handOut(tracks: readonly OwnTrack[]): SdkLocalTrack[] {
    return tracks.flatMap((track) => {
      const entry = this.#tracks.get(track);
      if (!entry) return [];
      entry.sent = track.sent;
      return [entry.sent];
    });
  }

  /** Returns the SDK track to unpublish, if the client has one. */
  takeBack(track: OwnTrack): SdkLocalTrack | undefined {
    const entry = this.#tracks.get(track);
    const sent = entry?.sent;
    if (entry) entry.sent = undefined;
    return sent;
  }

  /** Whether the client publishes another SDK track than it should. */
  isStale(track: OwnTrack): boolean {
    const entry = this.#tracks.get(track);
    return entry !== undefined && entry.sent !== track.sent;
  }

  /** @returns the SDK track the client had */
  remove(track: OwnTrack): SdkLocalTrack | undefined {
    const entry = this.#tracks.get(track);
    entry?.off();
    this.#tracks.delete(track);
    return entry?.sent;
  }

  clear(): void {
    for (const track of this.tracks) this.remove(track);
  }
}

/** @throws PortError `invalid-argument` for a track of another provider */
function ownTrack(track: LocalTrack): OwnTrack {
  if (track instanceof AgoraAudio || track instanceof AgoraVideo) return track;
  throw new PortError('invalid-argument', 'A track of another provider');
}
