import { MESSAGES_PER_SECOND, TOKEN_WARNING_MS } from '@rostra/contract/live';
import type { MessagingFrame } from '@rostra/contract/live';
import type { Connection } from './Connection.ts';
import { LiveRefusal } from './LiveRefusal.ts';
import type { LiveClaims } from './LiveTokens.ts';

const SECOND_MS = 1000;
/** Messages to one member kept while their connection is interrupted. */
const KEPT_FOR_RETURN = 100;

/** A logged-in member, connected or not. */
export class MessageSession {
  /** Proves that a returning client is the one that left. */
  readonly key: string;
  /** As in `Ownership`. */
  readonly cameWith: string | undefined;
  readonly channels = new Set<string>();
  /** Channels whose visible members changed while disconnected: the log is not enough for them. */
  readonly reshown = new Set<string>();
  claims: LiveClaims;
  /** Time at which the connection was lost, as `Clock.elapsedMs` counts. */
  awaySince: number | undefined;
  #connection: Connection | undefined;
  #isWarned = false;
  #sentAt: number[] = [];
  #kept: string[] = [];

  constructor(
    key: string,
    claims: LiveClaims,
    connection: Connection,
    cameWith: string | undefined,
  ) {
    this.key = key;
    this.cameWith = cameWith;
    this.claims = claims;
    this.#connection = connection;
  }

  get connection(): Connection | undefined {
    return this.#connection;
  }

  /** Sends a message for this member alone, or keeps it until their return. */
  notify(frame: MessagingFrame): void {
    const text = JSON.stringify(frame);
    if (this.#connection) this.#connection.send(text);
    else if (this.#kept.length < KEPT_FOR_RETURN) this.#kept.push(text);
  }

  /** Sends a frame that others get too; absent members read it in the channel's log. */
  sendShared(frame: Buffer): void {
    this.#connection?.sendFrame(frame);
  }

  /** @param atMs as `Clock.elapsedMs` counts */
  lose(atMs: number): void {
    this.#connection = undefined;
    this.awaySince = atMs;
  }

  /** Attaches the returning member's connection and returns the messages kept for it. */
  resume(claims: LiveClaims, connection: Connection): string[] {
    this.claims = claims;
    this.#isWarned = false;
    this.#connection = connection;
    this.awaySince = undefined;
    return this.#kept.splice(0);
  }

  renew(claims: LiveClaims): void {
    this.claims = claims;
    this.#isWarned = false;
  }

  /** Warns in good time before the token ends. */
  warn(now: number): void {
    if (this.#isWarned || this.claims.expiresAt - now > TOKEN_WARNING_MS) return;
    this.#isWarned = true;
    this.notify({ warning: 'token' });
  }

  /**
   * @param atMs as `Clock.elapsedMs` counts
   * @throws LiveRefusal `rate-limited`
   */
  countMessage(atMs: number): void {
    this.#sentAt = this.#sentAt.filter((at) => at > atMs - SECOND_MS);
    if (this.#sentAt.length >= MESSAGES_PER_SECOND) {
      throw new LiveRefusal('rate-limited', `More than ${MESSAGES_PER_SECOND} messages a second`);
    }
    this.#sentAt.push(atMs);
  }
}
