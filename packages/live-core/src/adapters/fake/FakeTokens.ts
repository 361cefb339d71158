import { TOKEN_WARNING_MS } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { Uid } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

const HOUR_MS = 3_600_000;

/** Tokens of the fake servers, which contain their uid and expiry. */
export class FakeTokens {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param validMs lifetime from now */
  issue(uid: Uid, validMs = HOUR_MS): string {
    return `fake.${uid}.${this.#clock.now() + validMs}`;
  }

  /** @throws PortError `auth` for another member's token or none, `token-expired` for an old one */
  check(token: string, uid: Uid): void {
    const [maker, owner, end] = token.split('.');
    if (maker !== 'fake' || owner !== String(uid)) {
      throw new PortError('auth', 'The token is not for this uid');
    }
    if (Number(end) <= this.#clock.now()) throw new PortError('token-expired', 'The token is old');
  }

  /** Calls `warn` in time before the token expires and `expire` when it does. */
  watch(token: string, acts: { warn: () => void; expire: () => void }): Cancel {
    const left = Number(token.split('.')[2]) - this.#clock.now();
    const warning = this.#clock.schedule(left - TOKEN_WARNING_MS, acts.warn);
    const end = this.#clock.schedule(left, acts.expire);
    return () => {
      warning();
      end();
    };
  }
}
