import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectFailure } from '#platform/database/connectFailure.ts';
import type { ConnectionReport } from './ConnectionReport.ts';
import { reconnectPauseMs } from './reconnectPauseMs.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Ms between two checks: a connection cut by a firewall reports nothing by itself. */
const CHECK_EVERY_MS = 15_000;
const CHECK_TIMEOUT_MS = 5000;

/** A channel, and the callbacks of what is heard on it. */
export interface PgListenerSettings {
  readonly url: string;
  /** A plain name: it becomes part of a statement. */
  readonly channel: string;
  readonly report: ConnectionReport;
  readonly notified: (payload: string) => void;
  /** Listens again after a loss; notifications in between are lost. */
  readonly regained: () => void;
}

/** A connection of its own that listens to one channel, and returns by itself after a loss. */
export class PgListener {
  readonly #settings: PgListenerSettings;
  readonly #closing = new AbortController();
  /** The connection that listens. */
  #client: pg.Client | undefined;
  /** The last one that was opened. */
  #opening: pg.Client | undefined;
  #check: NodeJS.Timeout | undefined;
  #returning: Promise<void> | undefined;

  constructor(settings: PgListenerSettings) {
    this.#settings = settings;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  /**
   * Connects and listens.
   *
   * @throws StartError when the server is unreachable or refuses the login
   */
  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      throw connectFailure(this.#settings.url, error);
    }
    this.#check = setInterval(() => void this.#isAlive(), CHECK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#check);
    this.#client = undefined;
    await this.#opening?.end().catch(() => undefined);
    await this.#returning;
  }

  async #connect(): Promise<void> {
    const { url, channel, notified } = this.#settings;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'rostra-fan-out',
    });
    const broken: unknown[] = [];
    const breaks = (error: unknown): void => {
      broken.push(error);
      this.#lose(client, error);
    };
    client.on('error', breaks);
    client.on('end', () => breaks(new Error('The connection has ended.')));
    client.on('notification', ({ payload }) => notified(payload ?? ''));
    this.#opening = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (broken.length > 0) throw broken[0];
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  async #isAlive(): Promise<void> {
    const client = this.#client;
    try {
      await client?.query('select 1');
    } catch (error) {
      if (client !== undefined) this.#lose(client, error);
    }
  }

  #lose(client: pg.Client, error: unknown): void {
    if (client !== this.#client || this.#closing.signal.aborted) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#settings.report.lost(error);
    this.#returning = this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    const { signal } = this.#closing;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await pause(reconnectPauseMs(attempt, Math.random()), undefined, { signal, ref: false });
        await this.#connect();
      } catch {
        continue;
      }
      if (signal.aborted) return;
      this.#settings.report.regained();
      this.#settings.regained();
      return;
    }
  }
}
