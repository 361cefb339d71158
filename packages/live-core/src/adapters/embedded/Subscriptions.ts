import type { MediaKind, MediaSlot, Uid } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import { EmbeddedRemoteMedia } from './EmbeddedRemoteMedia.ts';
import type { PlaybackDeps } from './EmbeddedRemoteMedia.ts';

interface Subscription {
  readonly uid: Uid;
  readonly kind: MediaKind;
  media: EmbeddedRemoteMedia | undefined;
  readonly waiting: {
    readonly resolve: (media: EmbeddedRemoteMedia) => void;
    readonly reject: (error: PortError) => void;
  }[];
}

const keyOf = (uid: Uid, kind: MediaKind): string => `${uid} ${kind}`;

/** The media this session subscribes to, from the request until the track arrives, and after a restart. */
export class Subscriptions {
  readonly #all = new Map<string, Subscription>();
  readonly #deps: PlaybackDeps;

  constructor(deps: PlaybackDeps) {
    this.#deps = deps;
  }

  get requested(): readonly { readonly uid: Uid; readonly kind: MediaKind }[] {
    return Array.from(this.#all.values(), ({ uid, kind }) => ({ uid, kind }));
  }

  /** Loudness, 0 to 1, of everyone heard. */
  get levels(): readonly { readonly uid: Uid; readonly level: number }[] {
    return Array.from(this.#all.values()).flatMap(({ uid, kind, media }) =>
      kind === 'audio' && media ? [{ uid, level: media.level() }] : [],
    );
  }

  /** Resolves with the media once it arrives. */
  request(uid: Uid, kind: MediaKind): Promise<EmbeddedRemoteMedia> {
    const key = keyOf(uid, kind);
    const subscription = this.#all.get(key) ?? { uid, kind, media: undefined, waiting: [] };
    this.#all.set(key, subscription);
    if (subscription.media) return Promise.resolve(subscription.media);
    return new Promise((resolve, reject) => subscription.waiting.push({ resolve, reject }));
  }

  has(uid: Uid, kind: MediaKind): boolean {
    return this.#all.has(keyOf(uid, kind));
  }

  arrive({ from, kind }: MediaSlot, media: MediaStreamTrack): void {
    const subscription = this.#all.get(keyOf(from, kind));
    if (!subscription) return;
    if (subscription.media) subscription.media.replace(media);
    else subscription.media = new EmbeddedRemoteMedia(from, kind, media, this.#deps);
    for (const { resolve } of subscription.waiting.splice(0)) resolve(subscription.media);
  }

  /** @param why the error for callers still waiting for the media */
  end(uid: Uid, kind: MediaKind, why = new PortError('aborted', 'Unsubscribed')): void {
    const key = keyOf(uid, kind);
    const subscription = this.#all.get(key);
    this.#all.delete(key);
    subscription?.media?.close();
    for (const { reject } of subscription?.waiting ?? []) reject(why);
  }

  clear(): void {
    for (const { uid, kind } of this.requested) this.end(uid, kind);
  }
}
