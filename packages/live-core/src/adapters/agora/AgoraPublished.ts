import { LIVE_TILES_MAX } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { AgoraAudio } from './AgoraAudio.ts';
import { AgoraVideo } from './AgoraVideo.ts';

type OwnTrack = AgoraAudio | AgoraVideo;

/** What a session sends, as its owner wishes; a line that is joined anew sends it again. */
export class AgoraPublished {
  readonly #tracks = new Map<OwnTrack, Off>();
  readonly #over: (track: OwnTrack) => void;

  /** @param over told when a track ends by itself */
  constructor(over: (track: OwnTrack) => void) {
    this.#over = over;
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
    const off = track.changes.on('over', () => {
      this.remove(track);
      this.#over(track);
    });
    this.#tracks.set(track, off);
  }

  /** @returns whether it was sent */
  remove(track: OwnTrack): boolean {
    this.#tracks.get(track)?.();
    return this.#tracks.delete(track);
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
