import { SERVER_UID } from '@rostra/contract/live';
import type { Attributes, Uid } from '@rostra/contract/live';
import type { AgoraRest } from './AgoraRest.ts';
import { inBatches } from './inBatches.ts';

/** Maximum number of concurrent messages to single members; the account allows 500 per second. */
const AT_ONCE = 16;

export interface AgoraVoiceDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
  readonly report: (error: unknown) => void;
}

/**
 * Sends messages as the server, whose name in Agora's messaging is `0`. No ticket is ever issued
 * for it, so its messages are always ours. Messages in one channel are sent in their order.
 */
export class AgoraVoice {
  readonly #deps: AgoraVoiceDeps;
  readonly #root: string;
  /** The last message of each channel that is still sending. */
  readonly #last = new Map<string, Promise<void>>();
  /** Counts the attribute messages: the highest one is current. */
  #revision = Date.now();

  constructor(deps: AgoraVoiceDeps) {
    this.#deps = deps;
    this.#root = `/dev/v2/project/${deps.appId}/rtm/users/${SERVER_UID}`;
  }

  send(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#next(channel, () =>
      to === undefined ? this.#toAll(channel, text) : this.#toEach(text, to),
    );
  }

  /**
   * Agora lets everyone write a channel's attributes. Ours are sent as messages, and the client
   * accepts only these.
   */
  publishAttributes(channel: string, attributes: Attributes): void {
    this.#revision += 1;
    const received = { type: 'channel_attributes', attributes, revision: this.#revision };
    this.send(channel, JSON.stringify(received));
  }

  /** Resolves when everything is sent. */
  async settled(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }

  async #toAll(channel: string, payload: string): Promise<void> {
    const message = { channel_name: channel, payload, enable_historical_messaging: false };
    await this.#deps.rest.ask('POST', `${this.#root}/channel_messages`, message);
  }

  async #toEach(payload: string, to: ReadonlySet<Uid>): Promise<void> {
    await inBatches(to, AT_ONCE, async (uid) => {
      const message = { destination: String(uid), payload, enable_offline_messaging: false };
      // An unreachable member does not block the others; they are away and read it on their return.
      await this.#deps.rest
        .ask('POST', `${this.#root}/peer_messages?wait_for_ack=false`, message)
        .catch(this.#deps.report);
    });
  }

  #next(channel: string, act: () => Promise<void>): void {
    const before = this.#last.get(channel) ?? Promise.resolve();
    const next = before
      .then(act)
      .catch(this.#deps.report)
      .finally(() => {
        if (this.#last.get(channel) === next) this.#last.delete(channel);
      });
    this.#last.set(channel, next);
  }
}
