import type { MediaKind } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { LocalTrack } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { BrowserAudio } from './BrowserAudio.ts';
import { BrowserVideo } from './BrowserVideo.ts';
import type { SendingConnection } from './SendingConnection.ts';

type Sendable = BrowserAudio | BrowserVideo;

const wireKind = (track: Sendable): MediaKind => (track.kind === 'audio' ? 'audio' : 'video');

/** The tracks a session publishes, and which of them are currently sent. */
export class Publishing {
  readonly #tracks = new Map<Sendable, Off>();
  readonly #changed: () => Promise<void>;

  /** @param changed sends and reports the changed media; it never rejects */
  constructor(changed: () => Promise<void>) {
    this.#changed = changed;
  }

  get tracks(): readonly LocalTrack[] {
    return Array.from(this.#tracks.keys());
  }

  /** Minimum kbit/s of the video; 0 without one. */
  get minKbps(): number {
    return this.#video?.preset.minKbps ?? 0;
  }

  /** The kinds that others currently receive. */
  get flowing(): readonly MediaKind[] {
    return Array.from(this.#tracks.keys())
      .filter(({ isMuted }) => !isMuted)
      .map(wireKind);
  }

  /** Loudness, 0 to 1, of the audio sent here. */
  get levels(): readonly number[] {
    return Array.from(this.#tracks.keys()).flatMap((track) =>
      track instanceof BrowserAudio ? [track.level()] : [],
    );
  }

  /** @throws PortError `limit` for a second audio or video, `invalid-argument` for foreign tracks */
  check(tracks: readonly LocalTrack[]): readonly Sendable[] {
    const ours = tracks.filter(isSendable);
    if (ours.length !== tracks.length) {
      throw new PortError('invalid-argument', 'A track of another provider');
    }
    const kinds = [...Array.from(this.#tracks.keys()), ...ours].map(wireKind);
    if (new Set(kinds).size !== kinds.length) {
      throw new PortError('limit', 'A session sends one sound and one picture');
    }
    return ours;
  }

  add(track: Sendable): void {
    const offs = [
      track.changes.on('changed', (swaps) => swaps.push(this.#changed())),
      track.changes.on('over', () => {
        this.remove(track);
        void this.#changed();
      }),
    ];
    this.#tracks.set(track, () => {
      for (const off of offs) off();
    });
  }

  remove(track: LocalTrack): void {
    if (!isSendable(track)) return;
    this.#tracks.get(track)?.();
    this.#tracks.delete(track);
  }

  clear(): void {
    for (const track of this.tracks) this.remove(track);
  }

  /** Puts the current media, and nothing else, into the connection. */
  async send(connection: SendingConnection): Promise<void> {
    const sent: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null };
    for (const track of this.#tracks.keys()) {
      if (!track.isMuted) sent[wireKind(track)] = track.sent;
    }
    await Promise.all([connection.send('audio', sent.audio), connection.send('video', sent.video)]);
    const video = this.#video;
    if (video) await connection.limit(video.preset);
  }

  get #video(): BrowserVideo | undefined {
    return Array.from(this.#tracks.keys()).find((track) => track instanceof BrowserVideo);
  }
}

const isSendable = (track: LocalTrack): track is Sendable =>
  track instanceof BrowserAudio || track instanceof BrowserVideo;
