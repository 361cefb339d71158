import type { Uid } from '@rostra/contract/live';
import type { ToSfu } from '../../../sfu/protocol.ts';
import type { LiveVoices, VoiceListener } from '../LiveProvider.ts';
import type { MediaSession } from './MediaSession.ts';

/** Makes the media process listen to the speakers in a channel. */
export class EmbeddedVoices implements LiveVoices {
  readonly #sessions: ReadonlyMap<Uid, MediaSession>;
  readonly #toSfu: (message: ToSfu) => void;
  readonly #listeners = new Map<string, VoiceListener>();

  constructor(sessions: ReadonlyMap<Uid, MediaSession>, toSfu: (message: ToSfu) => void) {
    this.#sessions = sessions;
    this.#toSfu = toSfu;
  }

  listen(channel: string, listener: VoiceListener): () => void {
    this.#listeners.set(channel, listener);
    for (const session of this.#sessions.values()) this.opened(session);
    return () => {
      if (this.#listeners.get(channel) !== listener) return;
      this.#listeners.delete(channel);
      for (const { key, claims } of this.#sessions.values()) {
        if (claims.channel === channel) this.#toSfu({ type: 'stopListen', peer: key });
      }
    };
  }

  /** Handles a session's opened connections: it may speak from now on. */
  opened({ key, claims }: MediaSession): void {
    if (this.#listeners.has(claims.channel)) this.#toSfu({ type: 'listen', peer: key });
  }

  /** Passes on a member's speech without a pause. */
  messages({ claims: { channel, uid } }: MediaSession, samples: Buffer): void {
    this.#listeners.get(channel)?.(uid, samples);
  }
}
