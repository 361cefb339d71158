import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import type { EndReason, LocalKind } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';

interface TrackEvents {
  ended: EndReason;
  /** Muted, unmuted or on another device; handlers add a promise that resolves once it is sent. */
  changed: Promise<unknown>[];
  /** Ended or closed; nothing is sent any more. */
  over: undefined;
}

/** Base of microphone, camera and screen of this browser. */
export abstract class BrowserTrack<Kind extends LocalKind> {
  readonly kind: Kind;
  readonly changes = new Emitter<TrackEvents>();
  #media: MediaStreamTrack;
  #isMuted = false;
  #isOver = false;

  constructor(kind: Kind, media: MediaStreamTrack) {
    this.kind = kind;
    this.#media = media;
    this.#watch(media);
  }

  get media(): MediaStreamTrack {
    return this.#media;
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async setMuted(isMuted: boolean): Promise<void> {
    this.requireOpen();
    this.#isMuted = isMuted;
    this.#media.enabled = !isMuted;
    await Promise.resolve();
    void this.publishChanges();
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#media.stop();
    this.changes.emit('over', undefined);
    this.changes.clear();
  }

  onEnded(listener: (reason: EndReason) => void): Off {
    return this.changes.on('ended', listener);
  }

  /** @returns resolves once the previous track is no longer sent */
  protected async publishChanges(): Promise<void> {
    const swaps: Promise<unknown>[] = [];
    this.changes.emit('changed', swaps);
    await Promise.all(swaps);
  }

  /** Sends another device's media from now on, muted as before. */
  protected exchange(media: MediaStreamTrack): void {
    const old = this.#media;
    this.#media = media;
    media.enabled = !this.#isMuted;
    this.#watch(media);
    old.stop();
    void this.publishChanges();
  }

  protected requireOpen(): void {
    if (this.#isOver) throw new PortError('invalid-state', 'The track is closed');
  }

  #watch(media: MediaStreamTrack): void {
    // Not fired when we stop the track; the device is gone or the user stopped sharing.
    media.addEventListener('ended', () => {
      if (this.#isOver || this.#media !== media) return;
      this.#isOver = true;
      this.changes.emit('over', undefined);
      this.changes.emit('ended', this.kind === 'screen' ? 'user-stopped' : 'device-lost');
    });
  }
}
