import { sql } from 'drizzle-orm';
import { rows } from '#platform/database/Database.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { afterCommit } from '#platform/database/transactionGuard.ts';
import type { FanOut, FanOutReceiver, OutgoingMessage } from './FanOut.ts';
import { PgListener } from './PgListener.ts';
import type { ConnectionReport } from './ConnectionReport.ts';
import { Receivers } from './Receivers.ts';
import { readWireMessage } from './wireMessage.ts';

/** PostgreSQL's channel for all messages of the database. */
const NOTIFY_CHANNEL = 'rostra_fan_out';
/**
 * Ms for which a missing number may arrive late: its transaction took it as the last step before its
 * commit.
 */
const LATE_MS = 1000;

/** Address of the database, name of this process, and its log. */
export interface PgFanOutSettings {
  readonly url: string;
  /** Identifies this process among all. */
  readonly self: string;
  readonly report: ConnectionReport;
  /** In place of `LATE_MS`, for tests. */
  readonly lateMs?: number;
}

/**
 * Fan-out by LISTEN and NOTIFY of PostgreSQL, which delivers a message exactly when its transaction
 * commits. It needs no further service.
 */
export class PgFanOut implements FanOut {
  readonly #self: string;
  readonly #receivers: Receivers;
  readonly #listener: PgListener;

  constructor({ url, self, report, lateMs = LATE_MS }: PgFanOutSettings) {
    this.#self = self;
    this.#receivers = new Receivers({ self, lateMs });
    this.#listener = new PgListener({
      url,
      channel: NOTIFY_CHANNEL,
      report,
      notified: (payload) => this.#notified(payload),
      regained: () => this.#receivers.reconnected(),
    });
  }

  get isListening(): boolean {
    return this.#listener.isListening;
  }

  get counts() {
    return this.#receivers.counts;
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  async publish(tx: Transaction, messages: readonly OutgoingMessage[]): Promise<void> {
    const wanted = this.#receivers.wanted(messages);
    if (wanted.length === 0) return;
    const published = await rows<{ seq: number; channel: string; id: string }>(
      tx,
      sql`with numbered as materialized (
            select nextval('fan_out_numbers') as seq, message.channel, message.id
            from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
              as message(channel text, id text))
          select seq, channel, id, pg_notify(${NOTIFY_CHANNEL}::text, json_build_object(
            'seq', seq, 'from', ${this.#self}::text, 'channel', channel, 'id', id)::text)
          from numbered order by seq`,
    );
    const own = published.map(({ seq, channel, id }) => ({ seq, channel, id }));
    afterCommit(() => this.#receivers.deliverOwn(own));
  }

  subscribe(channel: string, receiver: FanOutReceiver): () => void {
    return this.#receivers.subscribe(channel, receiver);
  }

  async close(): Promise<void> {
    this.#receivers.close();
    await this.#listener.close();
  }

  /** Counts a message that nobody understands, of a newer version, as missed. */
  #notified(payload: string): void {
    const message = readWireMessage(payload);
    if (message === undefined) this.#receivers.miss();
    else this.#receivers.take(message);
  }
}
