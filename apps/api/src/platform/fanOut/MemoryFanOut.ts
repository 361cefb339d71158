import type { Transaction } from '#platform/database/Database.ts';
import { afterCommit } from '#platform/database/transactionGuard.ts';
import type { FanOut, FanOutReceiver, OutgoingMessage } from './FanOut.ts';
import { Receivers } from './Receivers.ts';
import type { WireMessage } from './Receivers.ts';

/** Connects the instances of one process; the server has one instance, tests have several. */
export class MemoryBus {
  readonly instances = new Set<(message: WireMessage) => void>();
  seq = 0;
}

/** Fan-out within one process: for the embedded database, which one process opens. */
export class MemoryFanOut implements FanOut {
  readonly #bus: MemoryBus;
  readonly #self: string;
  readonly #receivers: Receivers;
  readonly #take = (message: WireMessage): void => this.#receivers.take(message);

  constructor(bus = new MemoryBus(), self = 'self') {
    this.#bus = bus;
    this.#self = self;
    this.#receivers = new Receivers({ self, lateMs: 0 });
    bus.instances.add(this.#take);
  }

  get isListening(): boolean {
    return this.#bus.instances.has(this.#take);
  }

  get counts() {
    return this.#receivers.counts;
  }

  async start(): Promise<void> {
    this.#bus.instances.add(this.#take);
  }

  async publish(_tx: Transaction, messages: readonly OutgoingMessage[]): Promise<void> {
    const wanted = this.#receivers.wanted(messages);
    afterCommit(() => {
      for (const message of wanted) {
        this.#bus.seq += 1;
        const numbered = { ...message, seq: this.#bus.seq };
        this.#receivers.deliverOwn([numbered]);
        for (const take of this.#bus.instances) take({ ...numbered, from: this.#self });
      }
    });
  }

  subscribe(channel: string, receiver: FanOutReceiver): () => void {
    return this.#receivers.subscribe(channel, receiver);
  }

  async close(): Promise<void> {
    this.#bus.instances.delete(this.#take);
    this.#receivers.close();
  }
}
