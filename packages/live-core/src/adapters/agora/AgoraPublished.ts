import { LIVE_TILES_MAX } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { AgoraAudio } from './AgoraAudio.ts';
import type { SdkLocalTrack } from './AgoraSdk.ts';
import { AgoraVideo } from './AgoraVideo.ts';

export type OwnTrack = AgoraAudio | AgoraVideo;

export interface AgoraPublishedListener {
  /** A track has ended by itself: this was sent of it. */
  over(sent: SdkLocalTrack): void;
  /** Something else is to be sent of it. @returns resolves when it is */
  changed(track: OwnTrack): Promise<void>;
}

interface Entry {
  readonly off: Off;
  /** What the client was given of it; undefined while that has none. */
  sent: SdkLocalTrack | undefined;
}

/** What a session sends, as its owner wishes; a line that is joined anew sends it again. */
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
   * @param pictures that the others send now
   * @returns what is not sent yet
   * @throws PortError `limit` for a second video and for one more than a room shows (LMED-05)
   */
  check(tracks: readonly LocalTrack[], pictures: number): readonly OwnTrack[] {
    const fresh = tracks.map(ownTrack).filter((track) => !this.#tracks.has(track));
    const isPicture = (track: OwnTrack): boolean => track.kind !== 'audio';
    const added = fresh.filter(isPicture).length;
    if (added > 0 && added + this.tracks.filter(isPicture).length > 1) {
      throw new PortError('limit', 'A session sends one video');
    }
    // Agora itself counts nobody's pictures.
    if (added > 0 && pictures >= LIVE_TILES_MAX) {
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

  /** What a client is to be given of them now: noted, to be taken back later. */
  handOut(tracks: readonly OwnTrack[]): SdkLocalTrack[] {
    return tracks.flatMap((track) => {
      const entry = this.#tracks.get(track);
      if (!entry) return [];
      entry.sent = track.sent;
      return [entry.sent];
    });
  }

  /** What the client has of it is to be taken back. @returns that, where it has anything */
  takeBack(track: OwnTrack): SdkLocalTrack | undefined {
    const entry = this.#tracks.get(track);
    const sent = entry?.sent;
    if (entry) entry.sent = undefined;
    return sent;
  }

  /** Whether the client has something else of it than is to be sent. */
  isStale(track: OwnTrack): boolean {
    const entry = this.#tracks.get(track);
    return entry !== undefined && entry.sent !== track.sent;
  }

  /** @returns what the client had of it */
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
