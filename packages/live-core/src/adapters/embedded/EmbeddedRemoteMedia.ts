import type { Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import { attachMedia } from './attachMedia.ts';
import { LevelMeter } from './LevelMeter.ts';
import type { SoundOutput } from './SoundOutput.ts';

const FULL = 100;

/** Browser services needed to play and measure. */
export interface PlaybackDeps {
  readonly context: () => AudioContext;
  /** The output device for all audio. */
  readonly output: SoundOutput;
  /** Called when the browser waits for a click before playing audio. */
  readonly blocked: (element: HTMLMediaElement) => void;
}

/** One member's audio or video received from the SFU; it survives a new connection. */
export class EmbeddedRemoteMedia implements RemoteMedia {
  readonly uid: Uid;
  readonly kind: RemoteKind;
  readonly #deps: PlaybackDeps;
  readonly #attached = new Map<HTMLMediaElement, Off>();
  #media: MediaStreamTrack;
  #volume = 1;
  #meter: LevelMeter | undefined;

  constructor(uid: Uid, kind: RemoteKind, media: MediaStreamTrack, deps: PlaybackDeps) {
    this.uid = uid;
    this.kind = kind;
    this.#media = media;
    this.#deps = deps;
  }

  get media(): MediaStreamTrack {
    return this.#media;
  }

  setVolume(percent: number): void {
    this.#volume = Math.min(FULL, Math.max(0, percent)) / FULL;
    for (const element of this.#attached.keys()) element.volume = this.#volume;
  }

  level(): number {
    if (this.kind === 'video') return 0;
    this.#meter ??= new LevelMeter(this.#deps.context(), this.#media);
    return this.#meter.level();
  }

  attach(element: HTMLMediaElement = new Audio()): Off {
    element.volume = this.#volume;
    if (this.kind === 'audio') this.#deps.output.add(element);
    this.#play(element);
    return () => this.#detach(element);
  }

  /** Continues with the track of a new connection. */
  replace(media: MediaStreamTrack): void {
    if (media === this.#media) return;
    this.#media = media;
    this.#meter?.close();
    this.#meter = undefined;
    for (const element of Array.from(this.#attached.keys())) this.#play(element);
  }

  close(): void {
    this.#meter?.close();
    for (const element of Array.from(this.#attached.keys())) this.#detach(element);
  }

  #play(element: HTMLMediaElement): void {
    this.#attached.set(element, attachMedia(element, this.#media, this.#deps.blocked));
  }

  #detach(element: HTMLMediaElement): void {
    this.#attached.get(element)?.();
    this.#attached.delete(element);
    this.#deps.output.delete(element);
    this.#deps.output.delete(element);
  }
}
