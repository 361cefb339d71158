import type { FanOutCounts, FanOutMessage, FanOutReceiver, OutgoingMessage } from './FanOut.ts';
import { MessageNumbers } from './MessageNumbers.ts';

/** A message as it travels between processes. */
export interface WireMessage extends FanOutMessage {
  readonly seq: number;
  /** The process that published it. */
  readonly from: string;
}

/** Name of a process, and its patience with late messages. */
export interface ReceiverSettings {
  /** Identifies this process: its own messages were delivered at their commit. */
  readonly self: string;
  /**
   * Ms for which a missing number may arrive late before it counts as lost; 0 where messages arrive
   * in the order of their numbers.
   */
  readonly lateMs: number;
}

/** The subscriptions of one process, and the watch over the numbers of what arrives. */
export class Receivers {
  readonly counts: FanOutCounts = { published: 0, received: 0, missed: 0 };
  readonly #settings: ReceiverSettings;
  readonly #numbers = new MessageNumbers();
  readonly #byChannel = new Map<string, Set<FanOutReceiver>>();
  readonly #waits = new Set<NodeJS.Timeout>();

  constructor(settings: ReceiverSettings) {
    this.#settings = settings;
  }

  /** Adds a receiver. Returns the way to remove it. */
  subscribe(channel: string, receiver: FanOutReceiver): () => void {
    const receivers = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, receivers.add(receiver));
    return () => {
      receivers.delete(receiver);
      if (receivers.size === 0) this.#byChannel.delete(channel);
    };
  }

  /** Returns the messages that any receiver wants. */
  wanted(messages: readonly OutgoingMessage[]): OutgoingMessage[] {
    return messages.filter(({ channel, id }) => {
      for (const { wants } of this.#byChannel.get(channel) ?? [])
        if (wants?.(id) ?? true) return true;
      return false;
    });
  }

  /** Delivers messages of this process, once they are committed. */
  deliverOwn(messages: readonly FanOutMessage[]): void {
    this.counts.published += messages.length;
    for (const message of messages) this.#deliver(message);
  }

  /** Takes a message from the wire: its number counts, and it is delivered unless it is our own. */
  take({ seq, from, channel, id }: WireMessage): void {
    const { isNew, missing } = this.#numbers.take(seq);
    if (isNew && from !== this.#settings.self) {
      this.counts.received += 1;
      this.#deliver({ channel, seq, id });
    }
    if (missing.length > 0) this.#awaitLate(missing);
  }

  /** Notifies every receiver that messages are lost. */
  miss(): void {
    this.counts.missed += 1;
    for (const receivers of this.#byChannel.values()) {
      for (const receiver of receivers) receiver.missed();
    }
  }

  /** Continues on a new connection: nobody knows what was sent in between. */
  reconnected(): void {
    this.#numbers.reset();
    this.#stopWaiting();
    this.miss();
  }

  /** Removes all receivers. */
  close(): void {
    this.#stopWaiting();
    this.#byChannel.clear();
  }

  #deliver(message: FanOutMessage): void {
    for (const receiver of this.#byChannel.get(message.channel) ?? []) {
      if (receiver.wants?.(message.id) ?? true) receiver.received(message);
    }
  }

  #awaitLate(missing: readonly number[]): void {
    if (this.#settings.lateMs === 0) {
      this.miss();
      return;
    }
    const wait = setTimeout(() => {
      this.#waits.delete(wait);
      if (this.#numbers.lacks(missing)) this.miss();
    }, this.#settings.lateMs);
    this.#waits.add(wait.unref());
  }

  #stopWaiting(): void {
    for (const wait of this.#waits) clearTimeout(wait);
    this.#waits.clear();
  }
}
