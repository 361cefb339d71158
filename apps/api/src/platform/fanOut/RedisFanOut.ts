import type { Transaction } from '#platform/database/Database.ts';
import { afterCommit } from '#platform/database/transactionGuard.ts';
import type { FanOut, FanOutReceiver, OutgoingMessage } from './FanOut.ts';
import type { ConnectionReport } from './ConnectionReport.ts';
import { Receivers } from './Receivers.ts';
import { openRedis } from './openRedis.ts';
import type { RedisConnection } from './openRedis.ts';
import { readWireMessage } from './wireMessage.ts';

/**
 * Numbers and publishes messages in one step. A counter that is gone begins at the time in ms, above
 * all earlier numbers, so that receivers find a gap instead of repeated numbers.
 */
const PUBLISH = `
if redis.call('exists', KEYS[1]) == 0 then
  redis.call('set', KEYS[1], redis.call('time')[1] .. '000')
end
for i = 2, #ARGV do
  local seq = redis.call('incr', KEYS[1])
  redis.call('publish', ARGV[1], '{"seq":' .. string.format('%.0f', seq) .. ',' .. ARGV[i])
end
`;

/** Address of Redis, names of the installation and of this process, and its log. */
export interface RedisFanOutSettings {
  readonly url: string;
  /** Separates installations that share a Redis. */
  readonly installation: string;
  /** Identifies this process among all. */
  readonly self: string;
  readonly report: ConnectionReport;
  /** A message could not be published. */
  readonly failed: (error: unknown) => void;
}

/**
 * Fan-out by Redis, for installations whose writes are too many for PostgreSQL's NOTIFY. Messages
 * leave after the commit, so a process that ends in between loses them.
 */
export class RedisFanOut implements FanOut {
  readonly #settings: RedisFanOutSettings;
  readonly #receivers: Receivers;
  readonly #key: string;
  readonly #channel: string;
  readonly #sending = new Set<Promise<void>>();
  #publisher: RedisConnection | undefined;
  #subscriber: RedisConnection | undefined;
  /** A message was not published: the others must fetch the state again. */
  #owesMiss = false;

  constructor(settings: RedisFanOutSettings) {
    this.#settings = settings;
    this.#receivers = new Receivers({ self: settings.self, lateMs: 0 });
    this.#key = `rostra:${settings.installation}:fan-out:seq`;
    this.#channel = `rostra:${settings.installation}:fan-out`;
  }

  get isListening(): boolean {
    return this.#subscriber?.isReady ?? false;
  }

  get counts() {
    return this.#receivers.counts;
  }

  /** @throws StartError when Redis is unreachable or refuses the login */
  async start(): Promise<void> {
    const { url, report } = this.#settings;
    this.#publisher = await openRedis(url, {
      lost: () => undefined,
      regained: () => this.#payMiss(),
    });
    this.#subscriber = await openRedis(url, {
      lost: report.lost,
      regained: () => {
        report.regained();
        this.#receivers.reconnected();
      },
    });
    await this.#subscriber.subscribe(this.#channel, (json) => this.#heard(json));
  }

  async publish(_tx: Transaction, messages: readonly OutgoingMessage[]): Promise<void> {
    const wanted = this.#receivers.wanted(messages);
    if (wanted.length === 0) return;
    afterCommit(() => {
      this.#receivers.deliverOwn(wanted);
      const sending = this.#send(wanted)
        .catch((error: unknown) => {
          this.#owesMiss = true;
          this.#settings.failed(error);
        })
        .finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    });
  }

  subscribe(channel: string, receiver: FanOutReceiver): () => void {
    return this.#receivers.subscribe(channel, receiver);
  }

  async close(): Promise<void> {
    this.#receivers.close();
    await Promise.all(this.#sending);
    this.#subscriber?.destroy();
    this.#publisher?.destroy();
  }

  async #send(messages: readonly OutgoingMessage[]): Promise<void> {
    const from = this.#settings.self;
    const rest = messages.map(({ channel, id }) => JSON.stringify({ from, channel, id }).slice(1));
    await this.#publisher?.eval(PUBLISH, {
      keys: [this.#key],
      arguments: [this.#channel, ...rest],
    });
  }

  /** After a failure: any text that is no message makes every other process fetch again. */
  #payMiss(): void {
    if (!this.#owesMiss) return;
    this.#owesMiss = false;
    this.#publisher?.publish(this.#channel, this.#settings.self).catch((error: unknown) => {
      this.#owesMiss = true;
      this.#settings.failed(error);
    });
  }

  #heard(json: string): void {
    const message = readWireMessage(json);
    if (message !== undefined) this.#receivers.take(message);
    else if (json !== this.#settings.self) this.#receivers.miss();
  }
}
