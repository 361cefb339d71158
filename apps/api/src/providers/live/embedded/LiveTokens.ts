import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Uid } from '@rostra/contract/live';
import type { Clock } from '#platform/clock/Clock.ts';
import { LiveRefusal } from './LiveRefusal.ts';

/** The claims of a token. */
export interface LiveClaims {
  readonly uid: Uid;
  readonly channel: string;
  /** Whether the holder may send audio and video. */
  readonly mayPublish: boolean;
  /** Whether the holder receives others. */
  readonly mayReceive: boolean;
  /** Whether the holder may set the channel's attributes. */
  readonly mayDirect: boolean;
  /** Ms since the epoch. */
  readonly issuedAt: number;
  /** Ms since the epoch. */
  readonly expiresAt: number;
}

/** Signs and reads the tokens of the built-in provider. */
export class LiveTokens {
  readonly #secret: string;
  readonly #clock: Clock;
  /** Ms since the epoch; a member's tickets issued earlier are refused. */
  readonly #validFrom = new Map<Uid, number>();

  constructor(secret: string, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** @param validMs period of validity from now */
  issue(claims: Omit<LiveClaims, 'issuedAt' | 'expiresAt'>, validMs: number): string {
    const issuedAt = this.#clock.now().getTime();
    const dated: LiveClaims = { ...claims, issuedAt, expiresAt: issuedAt + validMs };
    const body = Buffer.from(JSON.stringify(dated)).toString('base64url');
    return `${body}.${this.#sign(body)}`;
  }

  /**
   * @throws LiveRefusal `auth` for a token not signed by us or not for this member, `token-expired`
   *   for one that is too old or revoked
   */
  read(token: string, uid: Uid): LiveClaims {
    const claims = this.#claims(token);
    if (claims === undefined) throw new LiveRefusal('auth', 'The token is not ours');
    if (claims.uid !== uid) throw new LiveRefusal('auth', 'The token is for another member');
    const isRevoked = claims.issuedAt < (this.#validFrom.get(uid) ?? 0);
    if (isRevoked || claims.expiresAt <= this.#clock.now().getTime()) {
      throw new LiveRefusal('token-expired', 'The token is old');
    }
    return claims;
  }

  /** Refuses a member's tokens issued before an instant. */
  revokeBefore(uid: Uid, instant: Date): void {
    this.#validFrom.set(uid, instant.getTime());
  }

  /** Drops what was revoked for members whose tokens have all expired. */
  forget(uids: Iterable<Uid>): void {
    for (const uid of uids) this.#validFrom.delete(uid);
  }

  /** Returns whether we issued a token for this member, even if it has expired. */
  isOf(token: string, uid: Uid): boolean {
    return this.#claims(token)?.uid === uid;
  }

  #claims(token: string): LiveClaims | undefined {
    const [body = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#sign(body));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as LiveClaims;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(body).digest('base64url');
  }
}
