import { SERVER_UID } from '@rostra/contract/live';
import type { Attributes, Uid } from '@rostra/contract/live';
import type { AgoraRest } from './AgoraRest.ts';
import { inBatches } from './inBatches.ts';

/** Messages to single members on their way at once; the account has 500 a second. */
const AT_ONCE = 16;

export interface AgoraVoiceDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
  readonly report: (error: unknown) => void;
}

/**
 * Says things as the server, whose name in Agora's messaging is `0`: tickets for it are handed out to
 * nobody, so that what is heard from it is ours. What is said in one channel goes out in its order.
 */
export class AgoraVoice {
  readonly #deps: AgoraVoiceDeps;
  readonly #root: string;
  /** What was said last in each channel that still speaks. */
  readonly #last = new Map<string, Promise<void>>();
  /** How often a channel's attributes were said: a later one counts. */
  #revision = Date.now();

  constructor(deps: AgoraVoiceDeps) {
    this.#deps = deps;
    this.#root = `/dev/v2/project/${deps.appId}/rtm/users/${SERVER_UID}`;
  }

  say(channel: string, text: string, to?: ReadonlySet<Uid>): void {
    this.#next(channel, () =>
      to === undefined ? this.#toAll(channel, text) : this.#toEach(text, to),
    );
  }

  /** Agora lets everyone write attributes of a channel: ours are said, and its client believes these alone. */
  sayAttributes(channel: string, attributes: Attributes): void {
    this.#revision += 1;
    const told = { type: 'channel_attributes', attributes, revision: this.#revision };
    this.say(channel, JSON.stringify(told));
  }

  /** Resolves when everything is said. */
  async settled(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }

  async #toAll(channel: string, payload: string): Promise<void> {
    const said = { channel_name: channel, payload, enable_historical_messaging: false };
    await this.#deps.rest.ask('POST', `${this.#root}/channel_messages`, said);
  }

  async #toEach(payload: string, to: ReadonlySet<Uid>): Promise<void> {
    await inBatches(to, AT_ONCE, async (uid) => {
      const said = { destination: String(uid), payload, enable_offline_messaging: false };
      // One who is not reached does not keep it from the others; he is away, and reads when he is back.
      await this.#deps.rest
        .ask('POST', `${this.#root}/peer_messages?wait_for_ack=false`, said)
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
