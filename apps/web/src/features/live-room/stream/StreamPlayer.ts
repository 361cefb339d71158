import type Hls from 'hls.js';

/** How a stream stands; `blocked`: the browser waits for a press, `none`: nothing is there yet. */
export type StreamPhase = 'loading' | 'playing' | 'paused' | 'blocked' | 'none' | 'failed';

export interface StreamState {
  readonly phase: StreamPhase;
  /** What is seen is older than what is sent: there is something to catch up with. */
  readonly isBehind: boolean;
  /** Percent. */
  readonly volume: number;
}

/** Seconds behind what is sent from which on one is behind: three pieces are in the nature of it. */
const BEHIND_SECONDS = 15;
const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** Ms until a stream that is not there, or has broken off, is asked for again. */
const RETRY_MS = 5000;
/** Answers of a server that has no stream yet. */
const NOT_YET: ReadonlySet<number> = new Set([404, 503]);
const FULL = 100;

type HlsClass = typeof Hls;

const loadLight = async (): Promise<HlsClass> => (await import('hls.js/light')).default;

/**
 * By the browser itself on telephones, which have no `MediaSource`. Chromium says `maybe` too, and gives
 * up on a list that grows (`DEMUXER_ERROR_COULD_NOT_PARSE`).
 */
const playsItself = (video: HTMLVideoElement): boolean =>
  video.canPlayType(HLS_TYPE) !== '' && !('MediaSource' in globalThis);

/**
 * Plays the stream of a live: by hls.js, which is loaded then and not before, or by the browser itself
 * where that cannot. No real-time connection is made (LMED-22).
 */
export class StreamPlayer {
  readonly video: HTMLVideoElement;
  readonly #url: string;
  readonly #load: () => Promise<HlsClass>;
  readonly #listeners = new Set<() => void>();
  #state: StreamState = { phase: 'loading', isBehind: false, volume: FULL };
  #hls: Hls | undefined;
  /** Counts the tries, so that an older one ends unheard. */
  #attempt = 0;
  /** It broke off while it was paused: what was paused does not begin by itself. */
  #hasBroken = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param load brings hls.js; another one in tests */
  constructor(url: string, video: HTMLVideoElement, load: () => Promise<HlsClass> = loadLight) {
    this.#url = url;
    this.video = video;
    this.#load = load;
    video.playsInline = true;
    video.addEventListener('playing', () => this.#show({ phase: 'playing' }));
    video.addEventListener('waiting', () => this.#show({ phase: 'loading' }));
    video.addEventListener('pause', () => {
      if (this.#state.phase === 'playing') this.#show({ phase: 'paused' });
    });
    video.addEventListener('timeupdate', () => this.#show({ isBehind: this.#isBehind() }));
    video.addEventListener('error', () => {
      if (this.#hls === undefined && video.src !== '') this.#fail('failed');
    });
  }

  readonly get = (): StreamState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads and plays it; after it has failed too, which it also does by itself in a while. */
  start(): Promise<void> {
    this.#show({ phase: 'loading' });
    return this.#begin();
  }

  async #begin(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#hasBroken = false;
    this.#release();
    if (playsItself(this.video)) {
      this.video.src = this.#url;
      await this.play();
      return;
    }
    const HlsLight = await this.#load().catch(() => undefined);
    if (attempt !== this.#attempt) return;
    if (HlsLight?.isSupported() !== true) {
      this.#fail('failed');
      return;
    }
    // The policy of the page has no workers made of text.
    const hls = new HlsLight({ enableWorker: false, liveSyncDurationCount: 3 });
    this.#hls = hls;
    hls.on(HlsLight.Events.ERROR, (_event, { fatal, response }) => {
      if (!fatal || this.#hls !== hls) return;
      this.#release();
      this.#fail(NOT_YET.has(response?.code ?? 0) ? 'none' : 'failed');
    });
    hls.on(HlsLight.Events.MANIFEST_PARSED, () => void this.play());
    hls.loadSource(this.#url);
    hls.attachMedia(this.video);
  }

  /** Plays on, with what is sent now: what was missed meanwhile is past. */
  async play(): Promise<void> {
    if (this.#hasBroken) {
      await this.start();
      return;
    }
    if (this.#state.phase === 'paused') this.goLive();
    try {
      await this.video.play();
    } catch (error) {
      const isBlocked = error instanceof Error && error.name === 'NotAllowedError';
      if (isBlocked) this.#show({ phase: 'blocked' });
    }
  }

  pause(): void {
    this.#show({ phase: 'paused' });
    this.video.pause();
  }

  /** Goes to what is sent now. */
  goLive(): void {
    const edge = this.#edge();
    if (edge !== undefined) this.video.currentTime = edge;
    this.#show({ isBehind: false });
  }

  /** @param percent 0 to 100 */
  setVolume(percent: number): void {
    this.video.volume = percent / FULL;
    this.video.muted = percent === 0;
    this.#show({ volume: percent });
  }

  stop(): void {
    this.#attempt += 1;
    this.#release();
    this.video.pause();
  }

  #isBehind(): boolean {
    const edge = this.#edge();
    return edge !== undefined && edge - this.video.currentTime > BEHIND_SECONDS;
  }

  #edge(): number | undefined {
    const known = this.#hls?.liveSyncPosition ?? undefined;
    const { seekable } = this.video;
    if (known !== undefined) return known;
    return seekable.length === 0 ? undefined : seekable.end(seekable.length - 1);
  }

  /** Told until it plays again: what is tried meanwhile shows nothing. */
  #fail(phase: 'none' | 'failed'): void {
    this.#hasBroken = this.#state.phase === 'paused';
    if (this.#hasBroken) return;
    this.#show({ phase });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#begin(), RETRY_MS);
  }

  #release(): void {
    clearTimeout(this.#retry);
    this.#hls?.destroy();
    this.#hls = undefined;
    this.video.removeAttribute('src');
  }

  #show(change: Partial<StreamState>): void {
    const next = { ...this.#state, ...change };
    const isSame =
      next.phase === this.#state.phase &&
      next.isBehind === this.#state.isBehind &&
      next.volume === this.#state.volume;
    if (isSame) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
