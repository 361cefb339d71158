import type { Uid } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { RemoteKind, RemoteMedia } from '../../ports/RemoteMedia.ts';
import { attachMedia } from '../embedded/attachMedia.ts';
import { levelOf } from './agoraLevel.ts';
import type { AgoraSpeaker } from './AgoraSpeaker.ts';
import type { SdkRemoteAudio, SdkRemoteTrack } from './AgoraSdk.ts';

const FULL = 100;

const isSound = (track: SdkRemoteTrack): track is SdkRemoteAudio =>
  track.trackMediaType === 'audio';

/** Media of another member; each subscription creates a new one, at full volume. */
export class AgoraRemoteMedia implements RemoteMedia {
  readonly uid: Uid;
  readonly kind: RemoteKind;
  readonly #track: SdkRemoteTrack;
  readonly #speaker: AgoraSpeaker;
  readonly #attached = new Map<HTMLMediaElement, Off>();

  /** @param speaker the output device */
  constructor(uid: Uid, track: SdkRemoteTrack, speaker: AgoraSpeaker) {
    this.uid = uid;
    this.kind = track.trackMediaType === 'audio' ? 'audio' : 'video';
    this.#track = track;
    this.#speaker = speaker;
    // A recovered connection puts other media under the same track; the event comes before the track has it.
    track.on('track-updated', (media) => {
      for (const element of Array.from(this.#attached.keys())) this.#show(element, media);
    });
  }

  get media(): MediaStreamTrack {
    return this.#track.getMediaStreamTrack();
  }

  setVolume(percent: number): void {
    const volume = Math.round(Math.min(FULL, Math.max(0, percent)));
    if (isSound(this.#track)) this.#track.setVolume(volume);
    for (const element of this.#attached.keys()) element.volume = volume / FULL;
  }

  level(): number {
    return isSound(this.#track) ? levelOf(this.#track.getVolumeLevel()) : 0;
  }

  /** Attaches the media. The SDK plays audio, and continues by itself once the browser allows it. */
  attach(element?: HTMLMediaElement): Off {
    const track = this.#track;
    if (isSound(track)) {
      track.play();
      this.#speaker.add(track);
      return () => {
        this.#speaker.delete(track);
        track.stop();
      };
    }
    if (!element) return () => undefined;
    this.#show(element, this.media);
    return () => {
      this.#attached.get(element)?.();
      this.#attached.delete(element);
    };
  }

  close(): void {
    if (isSound(this.#track)) this.#speaker.delete(this.#track);
    for (const off of this.#attached.values()) off();
    this.#attached.clear();
  }

  #show(element: HTMLMediaElement, media: MediaStreamTrack): void {
    this.#attached.set(element, attachMedia(element, media));
  }
}
