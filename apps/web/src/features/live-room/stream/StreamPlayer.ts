import type Hls from 'hls.js';

/** State of a stream; `blocked`: the browser awaits a press, `none`: there is no stream yet. */
export type StreamPhase = 'loading' | 'playing' | 'paused' | 'blocked' | 'none' | 'failed';

export interface StreamState {
  readonly phase: StreamPhase;
  /** Whether the video lags behind the live stream, so that the viewer can catch up. */
  readonly isBehind: boolean;
  /** Percent. */
  readonly volume: number;
}

/** Seconds of lag from which playback counts as behind; three segments are normal. */
const BEHIND_SECONDS = 15;
const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** Ms before a missing or broken stream is requested again. */
const RETRY_MS = 5000;
/** Response statuses of a server that has no stream yet. */
const NOT_YET: ReadonlySet<number> = new Set([404, 503]);
const FULL = 100;

type HlsClass = typeof Hls;

const loadLight = async (): Promise<HlsClass> => (await import('hls.js/light')).default;

/**
 * Checks whether the browser itself plays HLS, as phones without `MediaSource` do. Chromium reports
 * `maybe` too, but fails on a growing list (`DEMUXER_ERROR_COULD_NOT_PARSE`).
 */
const playsItself = (video: HTMLVideoElement): boolean =>
  video.canPlayType(HLS_TYPE) !== '' && !('MediaSource' in globalThis);

/**
 * Plays the stream of a live session: by hls.js, which is only loaded then, or natively where hls.js
 * cannot play. No real-time connection is made (LMED-22).
 */
export class StreamPlayer {
  readonly video: HTMLVideoElement;
  readonly #url: string;
  readonly #load: () => Promise<HlsClass>;
  readonly #listeners = new Set<() => void>();
  #state: StreamState = { phase: 'loading', isBehind: false, volume: FULL };
  #hls: Hls | undefined;
  /** Counts the attempts, so that results of an older one are ignored. */
  #attempt = 0;
  /** It broke while paused: a paused stream does not restart by itself. */
  #hasBroken = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param load loads hls.js; replaced in tests */
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

  /** Loads and plays the stream; also retries after a failure, which it does by itself after a while. */
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
    // The page's policy allows no workers made from text.
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

  /** Resumes with the current stream; the part missed meanwhile is past. */
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

  /** Jumps to the live position. */
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

  /** Shows the failure until the stream plays again; retries meanwhile show nothing. */
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
