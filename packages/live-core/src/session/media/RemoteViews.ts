import type { Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import type { RtcSession } from '../../ports/RtcSession.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { VideoView } from './OwnMediaState.ts';

/** Another member's media, and their video while it is shown. */
export interface RemoteState {
  readonly hasAudio: boolean;
  readonly hasVideo: boolean;
  readonly video: VideoView | null;
}

/** Others' media by the member who sends them. */
export type RemoteStates = ReadonlyMap<Uid, RemoteState>;

/** Ms until a failed subscription is retried. */
const RETRY_MS = 1000;

interface Taking {
  media: RemoteMedia | undefined;
  silence: Off | undefined;
}

/** Clock, volumes and callback of others' media. */
export interface RemoteViewsDeps {
  readonly clock: Clock;
  /** Percent at which a member is played. */
  readonly volumeOf: (uid: Uid) => number;
  /** @param isPaused nothing is received from anyone for now */
  readonly changed: (states: RemoteStates, isPaused: boolean) => void;
}

/** Others' media: all audio is received and played, and only the visible videos. */
export class RemoteViews {
  readonly #deps: RemoteViewsDeps;
  readonly #sent: Record<RemoteKind, Set<Uid>> = { audio: new Set(), video: new Set() };
  readonly #taken: Record<RemoteKind, Map<Uid, Taking>> = { audio: new Map(), video: new Map() };
  #shown: ReadonlySet<Uid> = new Set();
  #isPaused = false;
  #session: RtcSession | undefined;
  #offs: Off[] = [];
  #retry: Cancel | undefined;

  constructor(deps: RemoteViewsDeps) {
    this.#deps = deps;
  }

  handleSession(session: RtcSession | undefined): void {
    for (const off of this.#offs.splice(0)) off();
    this.#retry?.();
    this.#retry = undefined;
    for (const kind of ['audio', 'video'] as const) {
      for (const uid of this.#taken[kind].keys()) this.#drop(uid, kind);
      this.#sent[kind].clear();
    }
    this.#session = session;
    if (session) {
      this.#offs = [
        session.on('published', ({ uid, kind }) => this.#begin(uid, kind)),
        session.on('unpublished', ({ uid, kind }) => this.#end(uid, kind)),
        session.on('userLeft', ({ uid }) => {
          this.#end(uid, 'audio');
          this.#end(uid, 'video');
        }),
      ];
      this.reconcile();
    }
    this.#notify();
  }

  /** Applies the session's current state, as after a cut that may have missed events. */
  reconcile(): void {
    const users = this.#session?.users ?? [];
    for (const kind of ['audio', 'video'] as const) {
      const flag = kind === 'audio' ? 'hasAudio' : 'hasVideo';
      const now = new Set(users.filter((user) => user[flag]).map(({ uid }) => uid));
      for (const uid of Array.from(this.#sent[kind])) if (!now.has(uid)) this.#end(uid, kind);
      for (const uid of now) this.#begin(uid, kind);
    }
  }

  /** Sets the members whose videos are visible now. */
  showTiles(uids: readonly Uid[]): void {
    this.#shown = new Set(uids);
    this.#sync('video');
  }

  /** Pauses or resumes others' media, then with their current state (LMED-23). */
  setPaused(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.#sync('audio');
    this.#sync('video');
    this.#notify();
  }

  handleVolume(uid: Uid): void {
    this.#taken.audio.get(uid)?.media?.setVolume(this.#deps.volumeOf(uid));
  }

  /** Applies changed volumes of all members. */
  handleVolumes(): void {
    for (const uid of this.#taken.audio.keys()) this.handleVolume(uid);
  }

  #begin(uid: Uid, kind: RemoteKind): void {
    if (this.#sent[kind].has(uid)) return;
    this.#sent[kind].add(uid);
    this.#sync(kind);
    this.#notify();
  }

  #end(uid: Uid, kind: RemoteKind): void {
    if (!this.#sent[kind].delete(uid)) return;
    this.#drop(uid, kind);
    this.#notify();
  }

  #isRequested(uid: Uid, kind: RemoteKind): boolean {
    if (this.#isPaused || !this.#sent[kind].has(uid)) return false;
    return kind === 'audio' || this.#shown.has(uid);
  }

  /** Subscribes to requested media and unsubscribes from the rest. */
  #sync(kind: RemoteKind): void {
    for (const uid of Array.from(this.#taken[kind].keys())) {
      if (!this.#isRequested(uid, kind)) {
        this.#drop(uid, kind);
        void this.#session?.unsubscribe(uid, kind).catch(() => undefined);
        this.#notify();
      }
    }
    for (const uid of this.#sent[kind]) {
      if (this.#isRequested(uid, kind) && !this.#taken[kind].has(uid)) void this.#take(uid, kind);
    }
  }

  async #take(uid: Uid, kind: RemoteKind): Promise<void> {
    const taking: Taking = { media: undefined, silence: undefined };
    this.#taken[kind].set(uid, taking);
    try {
      const media = await this.#session?.subscribe(uid, kind);
      if (this.#taken[kind].get(uid) !== taking || !media) return;
      taking.media = media;
      if (kind === 'audio') {
        media.setVolume(this.#deps.volumeOf(uid));
        taking.silence = media.attach();
      }
      this.#notify();
    } catch {
      // The media or the connection may be gone since; requested media is retried.
      if (this.#taken[kind].get(uid) !== taking) return;
      this.#taken[kind].delete(uid);
      this.#retry ??= this.#deps.clock.schedule(RETRY_MS, () => {
        this.#retry = undefined;
        this.#sync('audio');
        this.#sync('video');
      });
    }
  }

  #drop(uid: Uid, kind: RemoteKind): void {
    this.#taken[kind].get(uid)?.silence?.();
    this.#taken[kind].delete(uid);
  }

  #notify(): void {
    const { audio, video } = this.#sent;
    const uids = new Set([...audio, ...video]);
    this.#deps.changed(
      new Map(
        Array.from(uids, (uid) => [
          uid,
          {
            hasAudio: audio.has(uid),
            hasVideo: video.has(uid),
            video: this.#taken.video.get(uid)?.media ?? null,
          },
        ]),
      ),
      this.#isPaused,
    );
  }
}
