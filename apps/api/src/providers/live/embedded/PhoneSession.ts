import { randomUUID } from 'node:crypto';
import type { MediaFrame, MediaRole, Uid } from '@rostra/contract/live';
import type { ToSfu } from '../../../sfu/protocol.ts';
import { MediaSession } from './MediaSession.ts';

/**
 * A phone among the senders and receivers, or a monitor, which only listens. It has no browser to
 * subscribe on announcements, so it receives every voice.
 */
export class PhoneSession extends MediaSession {
  readonly #toSfu: (message: ToSfu) => void;
  readonly #keyOf: (uid: Uid) => string | undefined;
  /** Keys of the members it receives, by their numbers. */
  readonly #heard = new Map<Uid, string>();

  constructor(
    { channel, uid, role }: { channel: string; uid: Uid; role: MediaRole },
    toSfu: (message: ToSfu) => void,
    keyOf: (uid: Uid) => string | undefined,
  ) {
    const isHost = role === 'host';
    const rights = { mayPublish: isHost, mayReceive: true, mayDirect: false };
    const claims = {
      uid,
      channel,
      ...rights,
      issuedAt: 0,
      expiresAt: Number.POSITIVE_INFINITY,
    };
    super(randomUUID(), claims, role, undefined);
    this.#toSfu = toSfu;
    this.#keyOf = keyOf;
    if (isHost) this.flowing = ['audio'];
  }

  override notify(frame: MediaFrame): void {
    if (!('event' in frame)) return;
    if (frame.event === 'published' && frame.payload.kind === 'audio') {
      this.#hear(frame.payload.uid);
    } else if (frame.event === 'unpublished' && frame.payload.kind === 'audio') {
      this.#deafen(frame.payload.uid);
    } else if (frame.event === 'userLeft') this.#deafen(frame.payload.uid);
  }

  /** It has no token that could expire. */
  override warn(): void {}

  #hear(uid: Uid): void {
    const from = this.#keyOf(uid);
    if (from === undefined) return;
    if (this.#heard.get(uid) !== from) this.#deafen(uid);
    this.#heard.set(uid, from);
    this.#toSfu({ type: 'subscribe', peer: this.key, from, kind: 'audio' });
  }

  #deafen(uid: Uid): void {
    const from = this.#heard.get(uid);
    if (from === undefined) return;
    this.#heard.delete(uid);
    this.#toSfu({ type: 'unsubscribe', peer: this.key, from, kind: 'audio' });
  }
}
